/** Two tabs on the same play: the later one is told, and may take it over; then the earlier one is told. */

export interface Hold {
  /** Lets go of the play. */
  release(): void;
}

/**
 * Holds a play for this tab. `onLost` is called when another tab took it over. Undefined when another
 * tab holds it, unless it is to be taken over.
 */
export async function holdPlay(
  id: string,
  onLost: () => void,
  isTakingOver = false,
): Promise<Hold | undefined> {
  // Without locks (an old browser, an insecure address) there is nothing to tell the tabs apart by.
  if (navigator.locks === undefined) return { release() {} };
  return new Promise((answer) => {
    const options = isTakingOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`ludoteca:${id}`, options, (lock) => {
        if (lock === null) {
          answer(undefined);
          return undefined;
        }
        return new Promise<void>((release) => answer({ release }));
      })
      .catch(onLost);
  });
}
