/** What is still to be said when the work is interrupted: a hunt tells the best that it has found. */

type Saying = () => Promise<void>;

const sayings = new Set<Saying>();

/** Has something said if the command is interrupted; the answer takes that back. */
export function onInterrupt(saying: Saying): () => void {
  sayings.add(saying);
  return () => sayings.delete(saying);
}

export async function sayLastWords(): Promise<void> {
  for (const saying of sayings) await saying();
}
