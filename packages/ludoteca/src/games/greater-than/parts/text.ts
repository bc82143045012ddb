/** Greater-Than Sudoku read and written: its texts, and JSON. */

export { formats } from '../formats/index.ts';
export { fromJson, toJson } from '../json.ts';
