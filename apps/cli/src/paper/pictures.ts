/** Writing boards as pictures: one file each, numbered where there are several, or all in one PDF. */

import { extname } from 'node:path';
import type { Writable } from 'node:stream';
import {
  cellSize,
  type Density,
  hasTooManyPixels,
  type PictureFormat,
  type PictureLook,
  pageOf,
  pictureFormats,
  pixelLimits,
  svgOf,
  wholePixels,
  zoomOf,
} from '@ludoteca/render';
import type { Pdf } from '@ludoteca/render/pdf';
import {
  type AnyKind,
  type Drawing,
  fail,
  type Language,
  type Notice,
  ok,
  type Result,
} from 'ludoteca';
import type { Context } from '../context.ts';
import type { Read } from '../input/documents.ts';
import { forwarded, type OutputFile, openOutput, writeOutput } from '../output/files.ts';
import { drawWords } from '../phrases/draw.ts';

export interface PictureSetting extends Omit<PictureLook, 'title'>, Density {
  readonly format: PictureFormat;
  readonly output?: string;
  readonly language: Language;
}

export interface Pictures {
  /** Adds a board; or says why it cannot be added, and then no other should be. */
  add(drawing: Drawing, kind: AnyKind, read: Pick<Read, 'id'>): Promise<Notice | undefined>;
  end(): Promise<Notice | undefined>;
  /** Leaves no half-written file. */
  drop(): Promise<void>;
}

/** The format that was asked for, or that the name of the file tells. */
export function formatOf(
  output: string | undefined,
  to: string | undefined,
): Result<PictureFormat, Notice> {
  const told = output === undefined ? undefined : extname(output).slice(1).toLowerCase();
  const ending = pictureFormats.find((each) => each === told);
  if (output !== undefined && to !== undefined && ending !== undefined && ending !== to) {
    return fail(drawWords.notice('other-ending', { file: output, to }));
  }
  const asked = to ?? told ?? 'svg';
  const format = pictureFormats.find((each) => each === asked);
  if (format !== undefined) return ok(format);
  return fail(drawWords.notice('unknown-kind', { file: output ?? '' }));
}

export async function openPictures(context: Context, setting: PictureSetting): Promise<Pictures> {
  const { format, output } = setting;
  const { io, isJson } = context;
  const binary = { format: format.toUpperCase() };
  // What cannot be told before there is a board is told with the first.
  const refused =
    output !== undefined || format === 'svg'
      ? undefined
      : isJson
        ? drawWords.notice('not-in-json', binary)
        : io.stdout.isTTY
          ? drawWords.notice('not-on-terminal', binary)
          : undefined;
  if (refused !== undefined)
    return { add: async () => refused, end: nothing, drop: async () => {} };
  return format === 'pdf' ? pdfPictures(context, setting) : filePictures(context, setting);
}

const nothing = async (): Promise<undefined> => undefined;

/** SVG and PNG: a file each. The first is held back until it is known whether there are others. */
function filePictures(context: Context, setting: PictureSetting): Pictures {
  const { output, format } = setting;
  let held: { readonly content: string | Uint8Array; readonly answer: object } | undefined;
  let count = 0;

  const put = async (
    content: string | Uint8Array,
    answer: object,
    name: string | undefined,
  ): Promise<Notice | undefined> => {
    if (name !== undefined) {
      const written = await writeOutput(name, content);
      if (!written.ok) return written.error;
      if (context.isJson) await context.answer({ ...answer, file: name });
    } else if (context.isJson) await context.answer({ ...answer, text: String(content) });
    else if (typeof content === 'string') await context.print(content);
    else await writeBytes(context.io.stdout, content);
    return undefined;
  };
  const numbered = (number: number): string | undefined => {
    if (output === undefined) return undefined;
    const end = extname(output);
    return `${output.slice(0, output.length - end.length)}-${number}${end}`;
  };

  return {
    async add(drawing, kind, { id }) {
      const made = await pictureOf(drawing, kind, setting);
      if (!made.ok) return made.error;
      const { content, width, height } = made.value;
      const answer = {
        ...(id !== undefined && { id }),
        game: kind.id,
        format,
        width,
        height,
      };
      count++;
      if (count === 1) {
        held = { content, answer };
        return undefined;
      }
      if (output === undefined && !context.isJson) {
        return drawWords.notice('output-needed', { format: format.toUpperCase() });
      }
      if (held !== undefined) {
        const fault = await put(held.content, held.answer, numbered(1));
        held = undefined;
        if (fault !== undefined) return fault;
      }
      return put(content, answer, numbered(count));
    },
    async end() {
      return held === undefined ? undefined : put(held.content, held.answer, output);
    },
    async drop() {},
  };
}

interface Picture {
  readonly content: string | Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function pictureOf(
  drawing: Drawing,
  kind: AnyKind,
  setting: PictureSetting,
): Promise<Result<Picture, Notice>> {
  const size = cellSize(setting, drawing);
  const svg = svgOf(drawing, { ...setting, title: kind.name[setting.language] });
  const [width, height] = [drawing.width * size, drawing.height * size];
  if (setting.format === 'svg') {
    return ok({ content: svg, width: wholePixels(width), height: wholePixels(height) });
  }
  const zoom = zoomOf(setting);
  const [across, down] = [wholePixels(width * zoom), wholePixels(height * zoom)];
  if (hasTooManyPixels(across, down)) {
    const found = { width: across, height: down, most: pixelLimits.side };
    return fail(drawWords.notice('too-many-pixels', { ...found, all: pixelLimits.millions }));
  }
  const { toPng } = await import('./raster.ts');
  const raster = toPng(svg, setting);
  return ok({ content: raster.png, width: raster.width, height: raster.height });
}

/** PDF: a page each, as large as its board. */
function pdfPictures(context: Context, setting: PictureSetting): Pictures {
  let file: OutputFile | undefined;
  let pdf: Pdf | undefined;
  let pages = 0;

  const open = async (kind: AnyKind): Promise<Result<Pdf, Notice>> => {
    const { openPdfFile } = await import('./pdf-file.ts');
    const { output, language, theme, isTransparent } = setting;
    let stream: Writable;
    if (output === undefined) stream = forwarded(context.io.stdout);
    else {
      const opened = await openOutput(output);
      if (!opened.ok) return opened;
      file = opened.value;
      stream = file.stream;
    }
    const title = kind.name[language];
    return ok(openPdfFile(stream, { title, language, theme, hasBackground: !isTransparent }));
  };

  return {
    async add(drawing, kind, { id }) {
      if (pdf === undefined) {
        const opened = await open(kind);
        if (!opened.ok) return opened.error;
        pdf = opened.value;
      }
      const page = pageOf(drawing, setting);
      const { width, height } = page;
      await pdf.page(page);
      pages++;
      if (context.isJson) {
        const { output: name = '' } = setting;
        await context.answer({
          ...(id !== undefined && { id }),
          ...{ game: kind.id, format: 'pdf', width, height, page: pages, file: name },
        });
      }
      return undefined;
    },
    async end() {
      if (pdf === undefined) return undefined;
      await pdf.end();
      const kept = await file?.keep();
      return kept === undefined || kept.ok ? undefined : kept.error;
    },
    drop: async () => file?.drop(),
  };
}

function writeBytes(out: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    out.write(bytes, (fault) => (fault ? reject(fault) : resolve()));
  });
}
