/**
 * The part of the build that gives the page its colours: a variable for each role of the drawings, light and
 * dark, as the library's themes have them. They lie in a layer of their own, below all that a style sheet says.
 */

import { fileURLToPath } from 'node:url';
import type { Role, Theme, ThemeName } from 'ludoteca/drawing';
import { type Plugin, runnerImport } from 'vite';

/** What the themes tell. */
export interface RoleThemes {
  readonly themes: Readonly<Record<ThemeName, Theme>>;
  readonly strongerRoles: Partial<Readonly<Record<Role, Role>>>;
}

const source = fileURLToPath(
  new URL('../../../packages/ludoteca/src/drawing/themes.ts', import.meta.url),
);
/** The style sheet that holds all others. */
const sheet = fileURLToPath(new URL('../src/styles/index.css', import.meta.url));

export function roleColours(): Plugin {
  return {
    name: 'role-colours',
    enforce: 'pre',
    async transform(code, id) {
      if (id.split('?')[0] !== sheet) return undefined;
      this.addWatchFile(source);
      const { module } = await runnerImport<RoleThemes>(source, { configFile: false });
      return `${code}\n${styleOf(module)}`;
    },
  };
}

/** Text on paper is black on white, whatever the page looks like. */
const onPaper = ['surface', 'ink', 'ink2', 'ink3'] as const;

export function styleOf({ themes: { light, dark, ink }, strongerRoles }: RoleThemes): string {
  // The keys of a theme are the roles.
  const roles = Object.keys(light) as Role[];
  const both = (name: Role, from: Role) => `--${name}: light-dark(${light[from]}, ${dark[from]});`;
  const stronger = roles.flatMap((role) => {
    const other = strongerRoles[role];
    return other === undefined ? [] : [both(role, other)];
  });
  return `@layer role-colours {
  :root { ${roles.map((role) => both(role, role)).join(' ')} }
  @media (prefers-contrast: more) { :root { ${stronger.join(' ')} } }
  @media print { :root { ${onPaper.map((role) => `--${role}: ${ink[role]};`).join(' ')} } }
}
`;
}
