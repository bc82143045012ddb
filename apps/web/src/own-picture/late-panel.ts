/** The panel for own pictures, loaded when it is asked for: few puzzles are made from one. */

import { late } from '../parts/index.ts';

export const PicturePanel = late(async () => (await import('./picture-panel.tsx')).PicturePanel);
