/** Who wins each position of the first 2 moves of 8×8; made by `npm run openings:rastros`. */
export const values: string = ['wwwwwlwwwwllwlllwlllwwwlllwwlwllww'].join('');
