/** The languages that every word of the library exists in. */
export const languages = ['en', 'pt'] as const;

export type Language = (typeof languages)[number];
