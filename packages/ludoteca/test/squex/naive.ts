/** A second Squex, written from the rules alone with cells as text: slow, obvious, and apart from all other code. */

export interface NaiveSquex {
  readonly rows: number;
  readonly cols: number;
  /** Who holds each octagon, a letter a cell, row by row: `1`, `2` or `.`. */
  readonly octagons: string;
  /** Who holds each square between four octagons, row by row. */
  readonly squares: string;
  readonly player: '1' | '2';
  /** Moves left in this turn. */
  readonly left: 1 | 2;
}

export function naiveMoves({ octagons }: NaiveSquex): number[] {
  return [...octagons].flatMap((owner, cell) => (owner === '.' ? [cell] : []));
}

/** A player with both octagons of a diagonal has the square between; taking it from the opponent is a cut. */
export function naivePlay(position: NaiveSquex, cell: number): NaiveSquex {
  const { rows, cols, player, left } = position;
  const octagons = replaced(position.octagons, cell, player);
  let { squares } = position;
  let isCut = false;
  for (let row = 0; row < rows - 1; row++) {
    for (let col = 0; col < cols - 1; col++) {
      const made = cornersOf(row, col, cols).find((pair) => pair.includes(cell));
      if (made === undefined || !made.every((corner) => octagons[corner] === player)) continue;
      const square = row * (cols - 1) + col;
      isCut ||= squares[square] === other(player);
      squares = replaced(squares, square, player);
    }
  }
  const next = { ...position, octagons, squares };
  // Whoever is cut has two moves, and a second move of the one who cuts is lost.
  if (isCut) return { ...next, player: other(player), left: 2 };
  if (left === 2) return { ...next, left: 1 };
  return { ...next, player: other(player), left: 1 };
}

/** Who has joined the own sides by edges and by squares that can never be cut: 1 top and bottom, 2 left and right. */
export function naiveWinner(position: NaiveSquex): '1' | '2' | undefined {
  return (['1', '2'] as const).find((player) => isJoined(position, player));
}

function isJoined(position: NaiveSquex, player: '1' | '2'): boolean {
  const { rows, cols, octagons } = position;
  const isOwn = (cell: number) => octagons[cell] === player;
  const along = (cell: number) => (player === '1' ? Math.floor(cell / cols) : cell % cols);
  const last = (player === '1' ? rows : cols) - 1;
  const cells = [...octagons].map((_, cell) => cell).filter(isOwn);
  const reached = new Set(cells.filter((cell) => along(cell) === 0));
  for (const cell of reached) {
    if (along(cell) === last) return true;
    for (const next of cells) if (areLinked(position, cell, next, player)) reached.add(next);
  }
  return false;
}

function areLinked(position: NaiveSquex, one: number, next: number, player: '1' | '2'): boolean {
  const { cols, squares } = position;
  const [row, col] = [Math.floor(one / cols), one % cols];
  const [down, right] = [Math.floor(next / cols) - row, (next % cols) - col];
  if (Math.abs(down) + Math.abs(right) === 1) return true;
  if (Math.abs(down) !== 1 || Math.abs(right) !== 1) return false;
  const corner = { row: Math.min(row, row + down), col: Math.min(col, col + right) };
  if (squares[corner.row * (cols - 1) + corner.col] !== player) return false;
  return !canBeCut(position, corner.row, corner.col, player);
}

/** The opponent may still come to hold both octagons of a diagonal, of which at least one is still to be taken. */
function canBeCut(
  { octagons, cols }: NaiveSquex,
  row: number,
  col: number,
  player: '1' | '2',
): boolean {
  return cornersOf(row, col, cols).some((pair) => {
    const owners = pair.map((cell) => octagons[cell]);
    return owners.every((owner) => owner !== player) && owners.includes('.');
  });
}

/** Who wins with best play, trying everything; each position of one game is looked at once. */
export function naiveSquexSolver(): (position: NaiveSquex) => '1' | '2' {
  const known = new Map<string, '1' | '2'>();
  const solve = (position: NaiveSquex): '1' | '2' => {
    const winner = naiveWinner(position);
    if (winner !== undefined) return winner;
    const { octagons, squares, player, left } = position;
    const key = `${octagons} ${squares} ${player} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isWon = naiveMoves(position).some((cell) => solve(naivePlay(position, cell)) === player);
    const found = isWon ? player : other(player);
    known.set(key, found);
    return found;
  };
  return solve;
}

/** The two diagonals of the octagons around a square. */
function cornersOf(row: number, col: number, cols: number): readonly (readonly number[])[] {
  const first = row * cols + col;
  return [
    [first, first + cols + 1],
    [first + 1, first + cols],
  ];
}

function replaced(text: string, at: number, letter: string): string {
  return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
}

function other(player: '1' | '2'): '1' | '2' {
  return player === '1' ? '2' : '1';
}
