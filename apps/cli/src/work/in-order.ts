/** Working on several things at once, and answering in the order in which they came. */

/**
 * Maps a stream through work that takes its time. Up to `ahead` items are worked on or wait for
 * their turn to be answered; an answer never waits for the next item to arrive.
 */
export async function* inOrder<Item, Answer>(
  items: AsyncIterable<Item> | Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const iterator = iteratorOf(items);
  const started: Promise<Answer>[] = [];
  let coming: Promise<IteratorResult<Item>> | undefined = iterator.next();
  try {
    for (;;) {
      if (coming !== undefined && started.length < ahead) {
        const first: 'item' | 'answer' = await Promise.race([
          coming.then(() => 'item' as const),
          ...started.slice(0, 1).map((answer) => answer.then(() => 'answer' as const)),
        ]);
        if (first === 'item') {
          const item: IteratorResult<Item> = await coming;
          coming = item.done ? undefined : iterator.next();
          if (!item.done) started.push(begin(work, item.value));
          continue;
        }
      }
      const answer = started.shift();
      if (answer === undefined) return;
      yield await answer;
    }
  } finally {
    // Not awaited: a source that waits for its next item would hold up the end.
    void iterator.return(undefined);
  }
}

function begin<Item, Answer>(work: (item: Item) => Promise<Answer>, item: Item): Promise<Answer> {
  const answer = work(item);
  // A failure is told when its turn comes; until then it is not unhandled.
  answer.catch(() => {});
  return answer;
}

async function* iteratorOf<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<Item, undefined> {
  yield* items;
}

/** The numbers of so many things to do. */
export function* indexes(count: number): Iterable<number> {
  for (let index = 0; index < count; index++) yield index;
}
