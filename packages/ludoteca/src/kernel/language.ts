/** The languages that every word of the house exists in. */
export const languages = ['en', 'pt'] as const;

export type Language = (typeof languages)[number];
