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
import { type CatalogueUrl, loadCatalogue } from './catalogue-module.ts';
import { type Io, write } from './io.ts';
import { forTerminal, harmless, inOneLine } from './output/controls.ts';
import { type Palette, palette } from './output/palette.ts';
import { type Progress, progressOn } from './output/progress.ts';
import { certifyWords } from './phrases/certifying.ts';
import { drawWords } from './phrases/draw.ts';
import { programWords } from './phrases/matches.ts';
import { serveWords } from './phrases/serve.ts';
import { usage } from './phrases/usage.ts';

export interface Context {
  readonly io: Io;
  readonly language: Language;
  /** True when programs read the answer: JSON lines and nothing else. */
  readonly isJson: boolean;
  readonly catalogueUrl: CatalogueUrl;
  readonly palette: Palette;
  readonly progress: Progress;
  /** The games, with the formats of other programs. */
  kinds(): Promise<readonly AnyKind[]>;
  print(text: string): Promise<void>;
  /** Prints a JSON line. */
  answer(object: JsonObject): Promise<void>;
  /** Tells on stderr what is wrong, in a line with its places, the outermost first. */
  complain(notice: Notice, ...places: readonly string[]): void;
  say(notice: Notice): string;
}

export interface Setting {
  readonly io: Io;
  readonly language: Language;
  readonly isJson: boolean;
  readonly catalogueUrl: CatalogueUrl;
}

export function openContext(setting: Setting): Context {
  const { io, language } = setting;
  const books: AnyPhrasebook[] = [
    ...phrasebooks,
    programWords,
    certifyWords,
    drawWords,
    serveWords,
    usage,
  ];
  const progress = progressOn(io.stderr);
  let loading: Promise<readonly AnyKind[]> | undefined;

  const say = (notice: Notice): string => sayNotice(books, notice, language);

  return {
    ...setting,
    palette: palette(io),
    progress,
    say,
    kinds() {
      loading ??= loadKinds(setting.catalogueUrl, books);
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
    complain(notice, ...places) {
      progress.clear();
      const where = notice.where === undefined ? [] : [sayWhere(notice.where, language)];
      const line = ['ludoteca', ...places, ...where, say(notice)].join(': ');
      io.stderr.write(`${inOneLine(line)}\n`);
    },
  };
}

async function loadKinds(
  catalogueUrl: CatalogueUrl,
  books: AnyPhrasebook[],
): Promise<readonly AnyKind[]> {
  const { withInterchange } = await import('ludoteca/interchange');
  const kinds = withInterchange(await loadCatalogue(catalogueUrl));
  for (const kind of kinds) books.push(kind.phrases);
  return kinds;
}

/** A notice as it stands in JSON answers. */
export function noticeJson(context: Context, notice: Notice): JsonObject {
  return {
    code: notice.code,
    ...(notice.where !== undefined && { where: whereCode(notice.where) }),
    message: context.say(notice),
  };
}
