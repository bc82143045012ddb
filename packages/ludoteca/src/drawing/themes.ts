/** Themes: the colours that roles take on the page, at night, and on paper. */

import type { Role } from './drawing.ts';

/** Any SVG paint will do for a colour, so that a page can give `var(--ink)`. */
export type Theme = Readonly<Record<Role, string>>;

const light: Theme = {
  surface: '#ffffff',
  sunken: '#e9edf3',
  tile: '#ffffff',
  'tile-gap': '#dce2eb',
  seam: '#c4ccd9',
  hollow: '#eef1f6',
  stone: '#ffffff',
  'stone-edge': '#131722',
  trail: '#1b202b',
  'trail-edge': '#1b202b',
  ink: '#131722',
  ink2: '#434b5c',
  ink3: '#5e6678',
  grid: '#9da6b5',
  wall: '#131722',
  'wall-soft': '#858ea0',
  paint: '#1c46b0',
  'paint-seam': '#8fa9ea',
  accent: '#1c46b0',
  tint: '#e4ebfb',
  tint2: '#c5d4f7',
  first: '#1c46b0',
  'first-tint': '#d9e3fa',
  'first-ink': '#1c46b0',
  'on-first': '#ffffff',
  second: '#e39a12',
  'second-edge': '#a96c00',
  'second-tint': '#fbebc9',
  'second-ink': '#8a5500',
  'on-second': '#2a1a00',
  win: '#0a6e55',
  'on-win': '#ffffff',
  loss: '#b3261e',
};

const dark: Theme = {
  surface: '#181d26',
  sunken: '#232a36',
  tile: '#242b37',
  'tile-gap': '#0f1218',
  seam: '#0b0e13',
  hollow: '#1b2029',
  stone: '#f5f7fb',
  'stone-edge': '#f5f7fb',
  trail: '#05070b',
  'trail-edge': '#6b768a',
  ink: '#eef2f8',
  ink2: '#bac2d0',
  ink3: '#98a1b2',
  grid: '#505b70',
  wall: '#9aa6ba',
  'wall-soft': '#68748a',
  paint: '#93b2ff',
  'paint-seam': '#3d5596',
  accent: '#93b2ff',
  tint: '#1d2a4a',
  tint2: '#2c4178',
  first: '#4f7df5',
  'first-tint': '#1d2c54',
  'first-ink': '#93b2ff',
  'on-first': '#050d24',
  second: '#f8c25a',
  'second-edge': '#f8c25a',
  'second-tint': '#3d2f12',
  'second-ink': '#f8c25a',
  'on-second': '#2a1a00',
  win: '#43c79e',
  'on-win': '#04211a',
  loss: '#ff8f80',
};

const black = '#000000';
const white = '#ffffff';

/** Black on white and nothing between, for printers. The second player's stones keep their edge. */
const ink: Theme = {
  surface: white,
  sunken: white,
  tile: white,
  'tile-gap': black,
  seam: black,
  hollow: white,
  stone: white,
  'stone-edge': black,
  trail: black,
  'trail-edge': black,
  ink: black,
  ink2: black,
  ink3: black,
  grid: black,
  wall: black,
  'wall-soft': black,
  paint: black,
  'paint-seam': white,
  accent: black,
  tint: white,
  tint2: white,
  first: black,
  'first-tint': white,
  'first-ink': black,
  'on-first': white,
  second: white,
  'second-edge': black,
  'second-tint': white,
  'second-ink': black,
  'on-second': black,
  win: black,
  'on-win': white,
  loss: black,
};

/** Where a reader asks for more contrast, these roles take the colour of a stronger one. */
export const strongerRoles: Partial<Readonly<Record<Role, Role>>> = { grid: 'ink3', ink3: 'ink2' };

export const themes = { light, dark, ink } as const;

export type ThemeName = keyof typeof themes;
