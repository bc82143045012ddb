/** `certify`: writes proofs that programs of other people can check. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyDocument,
  type AnyGame,
  type AnyKind,
  type AnyPuzzle,
  type Certification,
  fail,
  isGame,
  isPuzzle,
  type JsonValue,
  kindOf,
  looksLikeCode,
  type Notice,
  ok,
  proofFiles,
  proofReadme,
  readCode,
  wholePuzzle,
  winFiles,
  winReadme,
} from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { usageOf } from '../help.ts';
import {
  contradictions,
  labelJson,
  labelOf,
  type Read,
  readDocuments,
  refuse,
} from '../input/documents.ts';
import { notPuzzle } from '../input/families.ts';
import { writeFault } from '../output/files.ts';
import { sayNumber, sentence } from '../output/text.ts';
import { certifyWords } from '../phrases/certifying.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { budgetsSinceStart, openPool, type Pool } from '../work/pool.ts';
import { watchWork } from '../work/watch.ts';
import { gameFlags, setUpOf } from './play-options.ts';
import { ProofFolder, programText } from './proof-folder.ts';
import { files, hintOf, readingFlags, timeFlag } from './reading.ts';

const checkerName = 'forward.c';

export const certify: Command = {
  name: 'certify',
  summary: summaries.certify,
  operands: [
    {
      ...files,
      name: { en: 'PUZZLE', pt: 'PROBLEMA' },
      help: {
        en: 'a file to read, "-" for the standard input, a short code, or the name of a game for two',
        pt: 'um ficheiro a ler, "-" para a entrada padrão, um código curto, ou o nome de um jogo para dois',
      },
    },
  ],
  flags: [
    {
      name: 'out',
      takes: { kind: 'text' },
      value: { en: 'FOLDER', pt: 'PASTA' },
      help: {
        en: 'the folder to write to; of several puzzles, each gets one inside it',
        pt: 'a pasta onde escrever; de vários problemas, cada um fica com uma dentro dela',
      },
    },
    {
      name: 'format',
      takes: { kind: 'choice', choices: ['cnf', 'opb'] },
      help: {
        en: 'opb writes the pseudo-Boolean formula besides the DIMACS CNF',
        pt: 'opb escreve a fórmula pseudo-booleana além da DIMACS CNF',
      },
    },
    timeFlag,
    {
      name: 'nodes',
      takes: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
      help: {
        en: 'at most so many search nodes a proof',
        pt: 'no máximo tantos nós de procura por prova',
      },
    },
    ...readingFlags.filter(({ name }) => name === 'game'),
  ],
  exits: [
    [0, { en: 'the proof is written', pt: 'a prova está escrita' }],
    [
      1,
      {
        en: 'the puzzle has no solution, or several: there is nothing to prove',
        pt: 'o problema não tem solução, ou tem várias: não há o que provar',
      },
    ],
    [
      3,
      {
        en: 'the budget ended before the proof, or none is known',
        pt: 'o orçamento acabou antes da prova, ou não se conhece nenhuma',
      },
    ],
  ],
  examples: [
    {
      words: 'certify puzzle.txt --out proof',
      says: {
        en: 'formula, proof, map, solution, and how to check them',
        pt: 'fórmula, prova, mapa, solução, e como se verificam',
      },
    },
    {
      words: 'certify {game} --out proof',
      family: 'game',
      says: {
        en: 'the winner’s replies, and a checker in C',
        pt: 'as respostas de quem ganha, e um verificador em C',
      },
    },
  ],
  gameFlags,
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const { out, time, nodes } = given.flags;
  if (typeof out !== 'string') {
    context.complain(certifyWords.notice('no-out', {}));
    return exitCodes.wrong;
  }
  const budget = {
    ...(typeof nodes === 'number' && { nodes }),
    ...(typeof time === 'number' && { seconds: time }),
  };
  const kinds = await context.kinds();
  const game = kinds.filter(isGame).find(({ id }) => given.operands.includes(id));
  // A game for two is proven from its start: no file is read then, and none is passed over.
  const found = game && given.operands.find((each) => each !== game.id);
  if (found !== undefined) {
    const excess = { found, usage: usageOf(certify, context.language) };
    context.complain(usage.notice('excess-operand', excess));
    return exitCodes.wrong;
  }
  const pool = openPool(1, context.catalogueUrl);
  pool.warm();
  const setting = { context, given, out, next: budgetsSinceStart(budget), pool };
  try {
    return game === undefined ? await provePuzzles(setting) : await proveGame(setting, game);
  } finally {
    context.progress.end();
    await pool.close();
  }
}

interface Setting {
  readonly context: Context;
  readonly given: Given;
  readonly out: string;
  /** What the next proof may spend. */
  readonly next: () => WorkBudget;
  readonly pool: Pool;
}

async function provePuzzles(setting: Setting): Promise<ExitCode> {
  const { context, given, out } = setting;
  // Here --format is that of the proof; what is read is recognised by itself.
  const { game } = given.flags;
  const expected = await hintOf(context, { ...given, flags: { game } });
  if (expected === undefined) return exitCodes.wrong;
  const kinds = await context.kinds();
  const refuseFor = (document: AnyDocument): readonly Notice[] => {
    if (document.kind !== 'puzzle') return [notPuzzle(kinds, kindOf(document))];
    const { puzzle } = document;
    return puzzle.isProvable !== true ? [unable(kinds, puzzle)] : contradictions(document);
  };
  const reading = { ...expected, refuse: refuseFor };
  const reads: Read[] = [];
  for (const name of given.operands.length === 0 ? ['-'] : given.operands) {
    const coded = existsSync(name) ? undefined : readTyped(kinds, name, refuseFor);
    if (coded !== undefined) reads.push(coded);
    else for await (const read of readDocuments(context, [name], reading)) reads.push(read);
  }
  let code: ExitCode = exitCodes.done;
  for (const [index, read] of reads.entries()) {
    const folder = reads.length === 1 ? out : join(out, String(index + 1));
    code = graver(code, await provePuzzle(setting, read, folder));
  }
  return code;
}

/** A puzzle whose short code was typed in place of a file's name, as from a printed book. */
function readTyped(
  kinds: readonly AnyKind[],
  code: string,
  refuseFor: (document: AnyDocument) => readonly Notice[],
): Read | undefined {
  if (!looksLikeCode(kinds, code)) return undefined;
  const place = { source: code, index: 0, line: 0, path: '' };
  const read = readCode(kinds, code);
  if (!read.ok) return { ...place, found: fail([read.error]) };
  const [first, ...more] = refuseFor(read.value);
  return { ...place, found: first === undefined ? ok(read.value) : fail([first, ...more]) };
}

async function provePuzzle(setting: Setting, read: Read, path: string): Promise<ExitCode> {
  const { context, given, next, pool } = setting;
  if (!read.found.ok) {
    await refuse(context, read, read.found.error);
    return exitCodes.wrong;
  }
  const document = read.found.value;
  if (document.kind !== 'puzzle') throw new Error('games are refused');
  const { puzzle, clues } = document;
  const folder = new ProofFolder(path);
  const watch = watchWork(context, 'proving');
  watch.tell(labelOf(read), 0);
  const request = {
    job: 'certify-unique',
    game: puzzle.id,
    clues,
    alsoPseudoBoolean: given.flags.format === 'opb',
  } as const;
  const { certification } = await pool.do(request, {
    ...next(),
    onProgress: (spent) => watch.tell(labelOf(read), spent),
    onNews: ({ part, chunk }) => folder.write(proofFiles[part], chunk),
  });
  watch.finish();
  if (certification.kind !== 'unique') {
    folder.drop();
    return tellOther(context, read, certification, wholePuzzle(puzzle), clues);
  }
  const { solution, formula, proof, conflicts } = certification;
  const encoder = programText(`${puzzle.id}.py`);
  const checker = programText(checkerName);
  const readme = proofReadme(
    {
      formula,
      proof,
      ...(encoder !== undefined && { encoder: `${puzzle.id}.py` }),
      ...(checker !== undefined && { checker: checkerName }),
    },
    context.language,
  );
  folder.write(proofFiles.puzzle, json({ game: puzzle.id, ...puzzle.toJson({ clues }) }));
  folder.write(proofFiles.solution, json(puzzle.gridToJson(clues, solution)));
  folder.write(proofFiles.readme, readme);
  if (encoder !== undefined) folder.write(`${puzzle.id}.py`, encoder);
  if (checker !== undefined) folder.write(checkerName, checker);
  if (!kept(context, folder)) return exitCodes.wrong;
  const { language } = context;
  if (context.isJson) {
    const facts = { conflicts, formula: { ...formula }, proof: { ...proof }, folder: path };
    await context.answer({ ...labelJson(read), game: puzzle.id, unique: true, ...facts });
  } else {
    const told = {
      conflicts: sayNumber(conflicts, language),
      count: conflicts,
      clauses: sayNumber(formula.clauses, language),
      bytes: sayNumber(proof.bytes, language),
      folder: path,
    };
    const words = labelled(read, certifyWords.say('unique', told, language));
    await context.print(`${context.palette.good(words)}\n`);
  }
  return exitCodes.done;
}

/** Tells of a puzzle that has no proof: it has several solutions, none, or took too long. */
async function tellOther(
  context: Context,
  read: Read,
  certification: Exclude<Certification<unknown>, { readonly kind: 'unique' }>,
  puzzle: AnyPuzzle,
  clues: unknown,
): Promise<ExitCode> {
  const { kind } = certification;
  const solutions = kind === 'several' ? certification.solutions : [];
  if (context.isJson) {
    const grids = solutions.map((grid) => puzzle.gridToJson(clues, grid));
    const known = kind === 'undecided' ? { unique: null } : { unique: false, solutions: grids };
    await context.answer({ ...labelJson(read), game: puzzle.id, ...known });
  } else {
    const words = labelled(read, certifyWords.say(kind, {}, context.language));
    const drawings = solutions.map((grid) =>
      context.palette.sketch(puzzle.sketch({ clues, grid })),
    );
    await context.print([`${context.palette.strong(words)}\n`, ...drawings].join('\n'));
  }
  return kind === 'undecided' ? exitCodes.undecided : exitCodes.no;
}

function labelled(read: Read, words: string): string {
  const label = labelOf(read);
  return label === '' ? sentence(words) : `${label}: ${words}`;
}

function json(value: JsonValue): string {
  return `${JSON.stringify(value)}\n`;
}

/** What is told of a game that has nothing to prove. */
function unable(kinds: readonly AnyKind[], kind: AnyKind): Notice {
  const able = kinds.filter((each) =>
    isPuzzle(each) ? each.formula !== undefined : isGame(each) && each.certify !== undefined,
  );
  const known = able.map(({ id }) => id).join(', ');
  return certifyWords.notice('unable', { game: kind.id, known });
}

async function proveGame(setting: Setting, game: AnyGame): Promise<ExitCode> {
  const { context, given, out, next, pool } = setting;
  const { language } = context;
  const checkerOf = `${game.id}.c`;
  const checker = programText(checkerOf);
  if (game.certify === undefined || checker === undefined) {
    context.complain(unable(await context.kinds(), game));
    return exitCodes.wrong;
  }
  const setUp = setUpOf(game, given.flags);
  if (!setUp.ok) {
    context.complain(setUp.error);
    return exitCodes.wrong;
  }
  const { params } = setUp.value;
  const folder = new ProofFolder(out);
  const name = game.name[language];
  const watch = watchWork(context, 'proving');
  watch.tell(name, 0);
  const { certification } = await pool.do(
    { job: 'certify-win', game: game.id, params },
    {
      ...next(),
      onProgress: (spent) => watch.tell(name, spent),
      onNews: ({ chunk }) => folder.write(winFiles.replies, chunk),
    },
  );
  watch.finish();
  if (certification.kind !== 'won') {
    folder.drop();
    const words = certifyWords.say(certification.kind, { game: name }, language);
    if (context.isJson) await context.answer({ game: game.id, winner: null });
    else await context.print(`${sentence(words)}\n`);
    return exitCodes.undecided;
  }
  const { replies } = certification;
  const side = game.sides[certification.winner];
  const winner = side.name[language];
  folder.write(checkerOf, checker);
  folder.write(
    winFiles.readme,
    winReadme({ game: name, winner, replies, checker: checkerOf }, language),
  );
  if (!kept(context, folder)) return exitCodes.wrong;
  if (context.isJson)
    await context.answer({ game: game.id, winner: side.id, replies, folder: out });
  else {
    const told = { winner, replies: sayNumber(replies, language), folder: out };
    await context.print(
      `${context.palette.good(sentence(certifyWords.say('won', told, language)))}\n`,
    );
  }
  return exitCodes.done;
}

function kept(context: Context, folder: ProofFolder): boolean {
  if (folder.keep()) return true;
  const reason = writeFault(folder.fault);
  context.complain(certifyWords.notice('folder-unwritable', { folder: folder.path, reason }));
  return false;
}
