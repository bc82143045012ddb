/** Pencil marks in files: the document of a sheet with its marks, and the marks of a document. */

import { type Cell, cellName, isJsonObject, type JsonObject, type Sheet } from 'ludoteca';

/** The sheet as a document; its marks by the names of their cells, `{"r1c1":[2,5]}`. */
export function sheetJson(sheet: Sheet): JsonObject {
  const marks = sheet.pencilled.map(({ cell }) => [cellName(cell), sheet.marks(cell)] as const);
  return { ...sheet.toJson(), ...(marks.length > 0 && { marks: Object.fromEntries(marks) }) };
}

/** The sheet with the marks that a document tells; what no mark can be is passed over. */
export function withMarks(sheet: Sheet, text: string): Sheet {
  const told = marksOf(text);
  const edits = sheet.cells.flatMap((cell) => {
    const values = told.get(cellName(cell))?.filter((value) => sheet.values.includes(value)) ?? [];
    return values.length === 0 ? [] : [{ kind: 'marks', cell, place: 'corner', values } as const];
  });
  return edits.length === 0 ? sheet : sheet.edit(edits);
}

function marksOf(text: string): ReadonlyMap<string, number[]> {
  const lines = text.trim().split('\n');
  for (const candidate of [text, lines.at(-1) ?? '']) {
    try {
      const value: unknown = JSON.parse(candidate);
      const marks = isJsonObject(value) ? value.marks : undefined;
      if (marks === undefined || !isJsonObject(marks)) continue;
      return new Map(
        Object.entries(marks).flatMap(([name, values]) =>
          Array.isArray(values) ? [[name, values.map(Number)]] : [],
        ),
      );
    } catch {
      // Not JSON: other formats hold no marks.
    }
  }
  return new Map();
}

/** The marks of a cell with some of them set, or taken away where they were. */
export function toggled(sheet: Sheet, cell: Cell, values: readonly number[]): Sheet {
  const before = sheet.marks(cell);
  const kept = before.filter((value) => !values.includes(value));
  const added = values.filter((value) => !before.includes(value));
  return sheet.edit([{ kind: 'marks', cell, place: 'corner', values: [...kept, ...added] }]);
}
