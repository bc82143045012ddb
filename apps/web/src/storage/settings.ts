/** Small choices of the reader, kept on the device where it allows. */

const prefix = 'ludoteca:setting:';
/** What is chosen still holds for this visit where nothing can be kept. */
const remembered = new Map<string, string>();

export function readSetting(name: string): string | undefined {
  const held = remembered.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSetting(name: string, value: string): void {
  remembered.set(name, value);
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Told where games are kept; a forgotten setting needs no words.
  }
}
