/** Boards on paper: pages as data, for whatever writes or shows them. */
export { type BookEntry, type BookSetting, book } from './book.ts';
export type { Lettering, Page, PageItem, PageMetrics } from './page.ts';
export { type Division, divisions, type Paper, papers } from './papers.ts';
export { paperPhrases } from './phrases.ts';
export { type RoomAsked, roomFault } from './room.ts';
export type { Caption } from './slot.ts';
