/** What every command has at hand: the streams, the language, the games, and ways to answer. */

import {
  type AnyKind,
  type AnyPhrasebook,
  type JsonObject,
  type Language,
  type Notice,
  phrasebooks,
  sayNotice,
  sayWhere,
  whereCode,
} from 'ludoteca';
import {
  type Card,
  type CatalogueUrl,
  loadCards,
  loadCatalogue,
  loadKind,
} from './catalogue-module.ts';
import type { ExitCode } from './exit-code.ts';
import { type Io, write } from './io.ts';
import type { Showing } from './output/colour.ts';
import { forTerminal, harmless, inOneLine } from './output/controls.ts';
import { type Palette, palette } from './output/palette.ts';
import { type Progress, progressOn } from './output/progress.ts';
import { batchWords } from './phrases/batches.ts';
import { botWords } from './phrases/bots.ts';
import { certifyWords } from './phrases/certifying.ts';
import { drawWords } from './phrases/draw.ts';
import { programWords } from './phrases/matches.ts';
import { problemWords } from './phrases/problems.ts';
import { serveWords } from './phrases/serve.ts';
import { tournamentWords } from './phrases/tournaments.ts';
import { usage } from './phrases/usage.ts';
import type { Portion } from './portion.ts';
import type { Settings } from './settings.ts';

export interface Context {
  readonly io: Io;
  readonly language: Language;
  /** True when programs read the answer: JSON lines and nothing else. */
  readonly isJson: boolean;
  /** True when nothing is to be told but the answer and what is wrong. */
  readonly isQuiet: boolean;
  readonly settings: Settings;
  /** What the terminal can show. */
  readonly showing: Showing;
  readonly catalogueUrl: CatalogueUrl;
  /** Does what other words ask, on other streams: work that was handed over is done so. */
  readonly rerun: Rerun;
  /** So much of what was given as is to be done here; all of it when absent. */
  readonly portion?: Portion;
  readonly palette: Palette;
  readonly progress: Progress;
  /** What there is to know of the games without loading them. */
  cards(): Promise<readonly Card[]>;
  /** One game alone, without the formats of other programs; nothing when there is none of that name. */
  kind(id: string): Promise<AnyKind | undefined>;
  /** The games, with the formats of other programs. */
  kinds(): Promise<readonly AnyKind[]>;
  print(text: string): Promise<void>;
  /** Prints a JSON line. */
  answer(object: JsonObject): Promise<void>;
  /** Tells on stderr what is wrong, in a line with its places, the outermost first. */
  complain(notice: Notice, ...places: readonly string[]): void;
  /** The same of what is only to be known: not told when all is to be quiet. */
  remark(notice: Notice, ...places: readonly string[]): void;
  say(notice: Notice): string;
}

export type { Portion };

export type Rerun = (words: readonly string[], io: Io) => Promise<ExitCode>;

export interface Setting {
  readonly io: Io;
  readonly language: Language;
  readonly showing: Showing;
  readonly isJson?: boolean;
  readonly isQuiet?: boolean;
  readonly settings?: Settings;
  readonly catalogueUrl: CatalogueUrl;
  readonly rerun?: Rerun;
}

export function openContext(setting: Setting): Context {
  const { io, language, isJson = false, isQuiet = false, settings = {} } = setting;
  const books: AnyPhrasebook[] = [
    ...phrasebooks,
    programWords,
    batchWords,
    botWords,
    problemWords,
    certifyWords,
    drawWords,
    serveWords,
    tournamentWords,
    usage,
  ];
  const progress = progressOn(isQuiet ? { isTTY: false } : io.stderr);
  let loading: Promise<readonly AnyKind[]> | undefined;
  const alone = new Map<string, Promise<AnyKind | undefined>>();

  const loadAlone = async (id: string): Promise<AnyKind | undefined> => {
    const kind = await loadKind(setting.catalogueUrl, id);
    if (kind !== undefined) books.unshift(kind.phrases);
    return kind;
  };

  const say = (notice: Notice): string => sayNotice(books, notice, language);

  const complain = (notice: Notice, ...places: readonly string[]): void => {
    progress.clear();
    const where = notice.where === undefined ? [] : [sayWhere(notice.where, language)];
    const line = ['ludoteca', ...places, ...where, say(notice)].join(': ');
    io.stderr.write(`${inOneLine(line)}\n`);
  };

  return {
    io,
    language,
    isJson,
    isQuiet,
    settings,
    showing: setting.showing,
    catalogueUrl: setting.catalogueUrl,
    rerun: setting.rerun ?? neverAgain,
    palette: palette(setting.showing),
    progress,
    say,
    cards: () => loadCards(setting.catalogueUrl),
    kind(id) {
      const found = alone.get(id) ?? loadAlone(id);
      alone.set(id, found);
      return found;
    },
    kinds() {
      loading ??= allKinds(setting.catalogueUrl).then((kinds) => {
        // With the words for what the other formats refuse: before those of a game that came alone.
        books.unshift(...kinds.map(({ phrases }) => phrases));
        return kinds;
      });
      return loading;
    },
    async print(text) {
      progress.clear();
      await write(io.stdout, forTerminal(text));
    },
    async answer(object) {
      progress.clear();
      await write(io.stdout, `${harmless(JSON.stringify(object))}\n`);
    },
    complain,
    remark(notice, ...places) {
      if (!isQuiet) complain(notice, ...places);
    },
  };
}

/** For whoever opened a context without a command line. */
const neverAgain: Rerun = () => {
  throw new Error('there is no command line here');
};

/** The games of each catalogue, for as many commands as a process does. */
const catalogues = new Map<CatalogueUrl, Promise<readonly AnyKind[]>>();

function allKinds(catalogueUrl: CatalogueUrl): Promise<readonly AnyKind[]> {
  const kinds = catalogues.get(catalogueUrl) ?? loadKinds(catalogueUrl);
  catalogues.set(catalogueUrl, kinds);
  return kinds;
}

async function loadKinds(catalogueUrl: CatalogueUrl): Promise<readonly AnyKind[]> {
  const { withInterchange } = await import('ludoteca/interchange');
  return withInterchange(await loadCatalogue(catalogueUrl));
}

/** A notice as it stands in JSON answers. */
export function noticeJson(context: Context, notice: Notice): JsonObject {
  return {
    code: notice.code,
    ...(notice.where !== undefined && { where: whereCode(notice.where) }),
    message: context.say(notice),
  };
}
