/** Who wins each position of the first 4 moves of 7×7; made by `npm run openings:rastros`. */
export const values: string = [
  'llwlwwwwwwwwwwwlwwwwwwwwwwwwwwwlwwllllwwlllllwwlllwllwllllwwllwllwwwllllwwwwwwwlwllwllwwwwlwwwww',
  'wwwwwwlwlwwwllwwwwllwllwwwlwwwlwwlwwwlwwlllllwwlllllwlwwwwwwwwwwwwwwwlwlwwlwwwwwwwwwwwwwwwwwwwww',
  'wwwwwlwwwwlwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwlwwwwlwwwwwwwwwwwwwwwwllwwllwwwwwwwwwwwwlwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwlwwwwwwwwwwwwwwwwlwlwwwlwwwwwwwwwwwllwwllwwwlwllwwwwwwwwwwwwwwwwwwlwwl',
  'llwllwwwlwwwwwwwlwwlwwlwwllwlwwwlwwwwwwllwwwwwwwwwwwwlwwwwwwwwwwwlwwwllwlwllwlwwwlwwwwlwwwwwwwlw',
  'wlwwlwwwwwwlwllwlwllllllllwllwwwwllllwwwwwlwlwwwwwlwwwwwwlwwwwwwwwwwwlwlwwlwwwwwlwwwwwwwwwwllwwl',
  'lllwlwwwwwwlwwwwwwwwwwlwwwwwwwwwwwwwwwlwwlwwwwlwwwllwwwwlwwwwwwwwwwwwlwwlwllwwwwwwwwwlwlwwwwwlww',
  'lwwwlwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwlwwwwwwwwwwwwwww',
].join('');
