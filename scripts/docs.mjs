/**
 * Makes the documentation as a site: the guides and documents first, then the reference, with search. `npm run docs`
 * puts it into `.cache/docs`; the build of the web app into its folder `docs`.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Converter, ReflectionKind } from 'typedoc';
import reference from '../typedoc.config.mjs';
import { ensureInstalled, root } from './install.mjs';

/** Those that most people begin with, in the order in which they are listed. */
const guides = ['solve', 'generate', 'hint', 'bot', 'embed'].map(
  (name) => `docs/guides/${name}.md`,
);
const portuguese = ['solve', 'generate', 'hint', 'embed'].map(
  (name) => `docs/guides/${name}.pt.md`,
);
const first = ['adding-a-game', 'formats', 'engine-protocol', 'online-protocol'];

export async function makeDocs(out) {
  const others = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && !first.includes(name.slice(0, -3)))
    .sort();
  const app = await Application.bootstrap({
    ...reference,
    out,
    readme: 'docs/guides/index.md',
    projectDocuments: [
      ...guides,
      ...first.map((name) => `docs/${name}.md`),
      ...portuguese,
      ...others.map((name) => `docs/${name}`),
    ],
    searchInDocuments: true,
    customCss: fileURLToPath(new URL('docs.css', import.meta.url)),
    favicon: join(root, 'apps/web/public/icon.svg'),
    hideGenerator: true,
    navigation: { includeFolders: false },
    // They would need a style that stands in the page.
    visibilityFilters: {},
    // Links of the documents lead to folders of the sources, too, which are no part of the site.
    treatWarningsAsErrors: false,
    logLevel: 'Error',
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, nameByHeading);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, nameByImport);
  const project = await app.convert();
  if (project === undefined) throw new Error('the reference was not made');
  await app.generateOutputs(project);
  keepPolicy(out);
}

/** A document is called what its first heading says. */
function nameByHeading(_context, document) {
  const [first] = document.content;
  const heading = first?.kind === 'text' ? /^\s*# (.+)\n/.exec(first.text) : null;
  if (heading !== null) document.name = heading[1];
}

const { exports } = JSON.parse(readFileSync(join(root, 'packages/ludoteca/package.json'), 'utf8'));
/** What a part is imported as, by where it lies. */
const imports = new Map(
  Object.entries(exports).map(([name, { default: file }]) => [
    file.replace(/^\.\/dist\/(.*?)(?:\/index)?\.js$/, '$1'),
    `ludoteca${name.slice(1)}`,
  ]),
);

/** A part of the reference is called what it is imported as. */
function nameByImport({ project }) {
  for (const part of project.getChildrenByKind(ReflectionKind.Module))
    part.name = imports.get(part.name) ?? part.name;
}

const inline = /<script>([^<]+)<\/script>/;

/** The web app has no script or style that stands in a page: the script of every page becomes a file. */
function keepPolicy(out) {
  const assets = join(out, 'assets/main.js');
  const code = readFileSync(assets, 'utf8');
  const [attached, apart] = [
    'document.head.appendChild(document.createElement("style"))',
    'document.createElement("style")',
  ];
  if (!code.includes(attached)) throw new Error('the style of the filters is not where it was');
  writeFileSync(assets, code.replace(attached, apart));
  let script;
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = join(out, name);
    const text = readFileSync(page, 'utf8');
    const found = inline.exec(text);
    if (found === null) continue;
    script ??= found[1];
    if (found[1] !== script) throw new Error(`${name} has a script of its own`);
    const source = relative(join(page, '..'), join(out, 'assets/theme.js'));
    writeFileSync(page, text.replace(inline, `<script src="${source}"></script>`));
  }
  if (script === undefined) throw new Error('no page has the script that was to be moved');
  writeFileSync(join(out, 'assets/theme.js'), `${script}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const out = process.argv[2] ?? join(root, '.cache/docs');
  await makeDocs(out);
  console.log(`The documentation is in ${out}: open index.html, or serve the folder.`);
}
