/** A second Rastros, written from the rules alone with cells as text: slow, obvious, and apart. */

export interface NaivePosition {
  readonly size: number;
  readonly black: readonly string[];
  readonly stone: string;
  readonly player: 'north' | 'south';
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

export function cellsOf(size: number): string[] {
  const cells: string[] = [];
  for (let rank = 1; rank <= size; rank++) {
    for (const letter of letters.slice(0, size)) cells.push(`${letter}${rank}`);
  }
  return cells;
}

export function farCorner(size: number): string {
  return `${letters[size - 1]}${size}`;
}

/** Who has won, if the game is over. */
export function naiveWinner(position: NaivePosition): 'north' | 'south' | undefined {
  if (position.stone === 'a1') return 'north';
  if (position.stone === farCorner(position.size)) return 'south';
  if (freeAround(position).length > 0) return undefined;
  return other(position.player);
}

export function naiveMoves(position: NaivePosition): string[] {
  return naiveWinner(position) === undefined ? freeAround(position) : [];
}

export function naivePlay(position: NaivePosition, to: string): NaivePosition {
  return {
    ...position,
    black: [...position.black, position.stone],
    stone: to,
    player: other(position.player),
  };
}

export function naivePerft(position: NaivePosition, plies: number): number {
  if (plies === 0) return 1;
  return naiveMoves(position).reduce(
    (sum, to) => sum + naivePerft(naivePlay(position, to), plies - 1),
    0,
  );
}

/** Value for the player to move and plies to the end, with every position looked at once. */
export function naiveSolver(): (position: NaivePosition) => { wins: boolean; plies: number } {
  const known = new Map<string, { wins: boolean; plies: number }>();
  const solve = (position: NaivePosition): { wins: boolean; plies: number } => {
    const winner = naiveWinner(position);
    if (winner !== undefined) return { wins: winner === position.player, plies: 0 };
    const { size, black, stone, player } = position;
    const key = `${size} ${[...black].sort().join('')} ${stone} ${player}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = naiveMoves(position).map((to) => solve(naivePlay(position, to)));
    const lengths = (wins: boolean) =>
      after.filter((one) => one.wins === wins).map((one) => one.plies);
    const wins = lengths(false).length > 0;
    const plies = 1 + (wins ? Math.min(...lengths(false)) : Math.max(...lengths(true)));
    known.set(key, { wins, plies });
    return { wins, plies };
  };
  return solve;
}

function other(player: 'north' | 'south'): 'north' | 'south' {
  return player === 'north' ? 'south' : 'north';
}

function freeAround({ size, black, stone }: NaivePosition): string[] {
  return cellsAround(size, stone).filter((cell) => !black.includes(cell));
}

function cellsAround(size: number, middle: string): string[] {
  const key = `${size} ${middle}`;
  const before = around.get(key);
  if (before !== undefined) return before;
  const file = letters.indexOf(middle[0]);
  const rank = Number(middle.slice(1));
  const cells = cellsOf(size).filter((cell) => {
    const files = Math.abs(letters.indexOf(cell[0]) - file);
    const ranks = Math.abs(Number(cell.slice(1)) - rank);
    return Math.max(files, ranks) === 1;
  });
  around.set(key, cells);
  return cells;
}

const around = new Map<string, string[]>();
