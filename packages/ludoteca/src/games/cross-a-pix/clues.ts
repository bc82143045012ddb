/** DualClue Cross-a-Pix as plain data: the clues that are printed, and a filling. */

/** The clue of a row or column: its painted cells, and the blocks they form. */
export type LineClue = readonly [painted: number, blocks: number];

export type Walls = readonly (readonly (0 | 1)[])[];

export interface CrossAPixClues {
  readonly rows: number;
  readonly cols: number;
  /** rows × (cols − 1): 1 when a wall stands between (r,c) and (r,c+1). */
  readonly right: Walls;
  /** (rows − 1) × cols: 1 when a wall stands between (r,c) and (r+1,c). */
  readonly down: Walls;
  readonly rowClues: readonly LineClue[];
  readonly colClues: readonly LineClue[];
}

/** rows × cols: 1 painted, 0 blank, null open. */
export type CrossAPixGrid = readonly (readonly (0 | 1 | null)[])[];
