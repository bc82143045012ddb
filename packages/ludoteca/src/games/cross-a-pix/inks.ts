/** The colours that pictures are shown in when they are solved: on white, and at night. */

export type Ink =
  | 'blue'
  | 'ochre'
  | 'green'
  | 'red'
  | 'black'
  | 'purple'
  | 'brown'
  | 'teal'
  | 'pink';

/** Each at least 3:1 against the board it is shown on. */
export const inks: Readonly<Record<Ink, { readonly light: string; readonly dark: string }>> = {
  blue: { light: '#1c46b0', dark: '#93b2ff' },
  ochre: { light: '#b87400', dark: '#f8c25a' },
  green: { light: '#1f7a3d', dark: '#6fd08c' },
  red: { light: '#b3261e', dark: '#ff8f80' },
  black: { light: '#131722', dark: '#dde3ee' },
  purple: { light: '#6a3fb0', dark: '#c3a6ff' },
  brown: { light: '#7a4a21', dark: '#dba878' },
  teal: { light: '#0a6e75', dark: '#5fcbd2' },
  pink: { light: '#b8337c', dark: '#ff9ccb' },
};
