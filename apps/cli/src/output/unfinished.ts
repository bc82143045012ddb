/** What is half written and must not stay so: taken away when the process ends, by itself or by a signal. */

const unfinished = new Set<() => void>();
let isWatched = false;

/** Has something taken away if the process ends before it is finished; the answer takes that back. */
export function whileUnfinished(takeAway: () => void): () => void {
  if (!isWatched) process.once('exit', dropUnfinished);
  isWatched = true;
  unfinished.add(takeAway);
  return () => unfinished.delete(takeAway);
}

export function dropUnfinished(): void {
  for (const takeAway of unfinished) takeAway();
  unfinished.clear();
}
