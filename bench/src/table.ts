/** Lines of a table, each column as wide as it needs to be. */

export function tabled(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]),
      )
      .join('   '),
  );
}
