/** The examples of the documents and of the reference: found in their texts, and run with the built library. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/examples');

export interface Example {
  /** The file it stands in, and its line there. */
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** What it is said to print; absent where nothing is said. */
  readonly printed?: string;
}

/** What became of an example: what it printed, or why it failed. */
export type Ran = { readonly printed: string } | { readonly fault: string };

const block = /^( *\*? ?)```ts\n([\s\S]*?)^\1```$(?:\n *\*?\n\1```text\n([\s\S]*?)^\1```$)?/gm;

/** The examples of a file, in a document or in its comments. */
export function examplesIn(file: string): readonly Example[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(block)].map(([, lead, code, printed]): Example => {
    const plain = (part: string) =>
      part
        .split('\n')
        .map((line) =>
          line.startsWith(lead) ? line.slice(lead.length) : line.replace(/^ *\*/, ''),
        )
        .join('\n');
    const at = text.indexOf(code);
    return {
      file,
      line: text.slice(0, at).split('\n').length,
      code: plain(code),
      ...(printed !== undefined && { printed: plain(printed) }),
    };
  });
}

/** The same document with what its examples print now. */
export function withPrinted(file: string, printed: (index: number) => string | undefined): string {
  let index = 0;
  return readFileSync(join(root, file), 'utf8').replace(
    block,
    (whole: string, lead: string, code: string, before: string | undefined) => {
      const now = printed(index++);
      if (before === undefined || now === undefined) return whole;
      return `${lead}\`\`\`ts\n${code}${lead}\`\`\`\n\n${lead}\`\`\`text\n${now}${lead}\`\`\``;
    },
  );
}

/** Every source of the library that has an example in its comments. */
export function sourcesWithExamples(): readonly string[] {
  const source = 'packages/ludoteca/src';
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(source, name))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('@example'))
    .sort();
}

/** Runs them one after another in one process, as somebody who installed the package would. */
export function run(examples: readonly Example[]): readonly Ran[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, { code }] of examples.entries()) {
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
    });
    writeFileSync(join(folder, `${index}.mjs`), outputText);
  }
  writeFileSync(
    join(folder, 'all.mjs'),
    `import { format } from 'node:util';
const ran = [];
for (let index = 0; index < ${examples.length}; index++) {
  let printed = '';
  console.log = (...said) => { printed += format(...said).replace(/\\n?$/, '\\n'); };
  try {
    await import('./' + index + '.mjs');
    ran.push({ printed });
  } catch (fault) {
    ran.push({ fault: String(fault?.stack ?? fault) });
  }
}
process.stdout.write(JSON.stringify(ran));
`,
  );
  const said = execFileSync(process.execPath, [join(folder, 'all.mjs')], {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 1e8,
  });
  return JSON.parse(said) as readonly Ran[];
}

/** The modules that can be imported from the library, by their place among its sources. */
export function importable(): readonly string[] {
  const library = join(root, 'packages/ludoteca');
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  return (
    Object.values(exports)
      .flatMap((entry) => (typeof entry === 'string' ? [] : [entry.types]))
      .map((file) => file.replace(/^\.\/dist\/(.*)\.d\.ts$/, '$1'))
      // The board for other pages is bundled, and has a guide.
      .filter((part) => existsSync(join(library, 'src', `${part}.ts`)))
  );
}

/** The functions and classes that these parts of the library export without an example. */
export function withoutExample(parts: readonly string[]): readonly string[] {
  const files = parts.map((part) => join(root, 'packages/ludoteca/src', `${part}.ts`));
  const program = ts.createProgram(files, {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    types: [],
  });
  const checker = program.getTypeChecker();
  return files.flatMap((file, at) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const { valueDeclaration: declared } = symbol;
      if (declared === undefined) return [];
      const type = checker.getTypeOfSymbolAtLocation(symbol, declared);
      const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
      const hasExample = symbol.getJsDocTags(checker).some(({ name }) => name === 'example');
      return signatures.length > 0 && !hasExample ? [`${parts[at]}: ${symbol.name}`] : [];
    });
  });
}
