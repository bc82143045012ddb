/** Who wins each position of the first four moves of 7×7 from e5, as the exact solver proves it. */
export const smallValues: string = [
  '2ffefffec306243270fe93dffd73c9ddbb060bfffadffffffbdffffffffef7fff99ffeffffffffdfffebbff99d3ffff6',
  '277f6d977e7ffbffb94bbdfdb7e9402787d7dfbffadf7fe617effdfffdbdcf7ffb4ffafb77ffffffefffe',
].join('');
