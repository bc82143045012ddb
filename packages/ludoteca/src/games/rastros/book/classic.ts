/** The digits of the classic game's book; made by `npm run prove:rastros`. */
export const digits: string = [].join('');
