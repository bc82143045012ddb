/** Binding a book: its boards to pages, its pages to a PDF file. */

import type { Pdf } from '@ludoteca/render/pdf';
import { type BookEntry, book, type Notice, paperPhrases, roomFault } from 'ludoteca';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { forwarded, openOutput, outputFault } from '../output/files.ts';
import { drawWords } from '../phrases/draw.ts';
import { openPool } from '../work/pool.ts';
import type { BookOptions, Contents } from './book-options.ts';
import { BookFault, madeEntries, readEntries } from './entries.ts';

export async function bind(
  context: Context,
  contents: Contents,
  options: BookOptions,
): Promise<ExitCode> {
  const { io, language } = context;
  const { output } = options;
  const complain = (notice: Notice, code: ExitCode = exitCodes.wrong): ExitCode => {
    context.complain(notice, ...(output === undefined ? [] : [output]));
    return code;
  };
  if (output === undefined && context.isJson) {
    return complain(drawWords.notice('not-in-json', { format: 'PDF' }));
  }
  if (output === undefined && io.stdout.isTTY) {
    return complain(drawWords.notice('not-on-terminal', { format: 'PDF' }));
  }
  const file = output === undefined ? undefined : await openOutput(output);
  if (file !== undefined && !file.ok) return complain(file.error);
  const { openPdfFile } = await import('./pdf-file.ts');
  const stream = file === undefined ? forwarded(io.stdout) : file.value.stream;
  const pdf = openPdfFile(stream, {
    title: options.title,
    language,
    theme: options.theme,
    hasBackground: options.theme === 'dark',
  });
  const characters = pdf.unprintable(options.title).join(' ');
  if (characters !== '') context.complain(drawWords.notice('title-unprintable', { characters }));
  try {
    const { code, pages, boards } = await putPages(context, contents, options, pdf);
    if (boards === 0) {
      await file?.value.drop();
      return code === exitCodes.done ? complain(drawWords.notice('no-boards', {})) : code;
    }
    await pdf.end();
    const kept = await file?.value.keep();
    if (kept !== undefined && !kept.ok) return complain(kept.error);
    await tell(context, output, pages, boards);
    return code;
  } catch (fault) {
    await file?.value.drop();
    if (fault instanceof BookFault) return complain(fault.notice, fault.exitCode);
    const notice = outputFault(fault);
    if (notice === undefined) throw fault;
    return complain(notice);
  }
}

async function putPages(
  context: Context,
  contents: Contents,
  options: BookOptions,
  pdf: Pdf,
): Promise<{ code: ExitCode; pages: number; boards: number }> {
  const { language, progress } = context;
  const pool = openPool(contents.jobs, context.catalogueUrl);
  let code: ExitCode = exitCodes.done;
  let pages = 0;
  let boards = 0;
  const onRefused = (): void => {
    code = exitCodes.wrong;
  };
  const entries =
    contents.kind === 'made'
      ? madeEntries(context, pool, contents, options)
      : readEntries(context, pool, contents, options, onRefused);
  const { metrics } = pdf;
  const { paper, division, skipped, title } = options;
  async function* fitting(): AsyncGenerator<BookEntry> {
    for await (const entry of entries) {
      const fault = roomFault({ metrics, paper, division, language }, entry.drawing, entry);
      if (fault !== undefined) throw new BookFault(fault);
      boards++;
      yield entry;
    }
  }
  progress.begin((seconds) =>
    drawWords.say('binding', { page: pages + 1, board: boards, seconds }, language),
  );
  try {
    const setting = {
      ...{ metrics, paper, division, title, language },
      hasRules: !skipped.has('rules'),
      hasSolutions: !skipped.has('solutions'),
      hasNames: !skipped.has('names'),
      ...(options.hasCover && { cover: coverLines(context, contents) }),
    };
    for await (const page of book(fitting(), setting)) {
      await pdf.page(page);
      pages++;
    }
  } finally {
    progress.end();
    await pool.close();
  }
  return { code, pages, boards };
}

/** What the cover says below the title: as much as is known before the boards are there. */
function coverLines({ language }: Context, contents: Contents): string[] {
  if (contents.kind === 'files') return [];
  const { making, count, seed } = contents;
  return [
    making.kind.name[language],
    paperPhrases.say('count', { count }, language),
    paperPhrases.say('seed', { seed }, language),
  ];
}

async function tell(
  context: Context,
  file: string | undefined,
  pages: number,
  boards: number,
): Promise<void> {
  if (file === undefined) return;
  if (context.isJson) await context.answer({ file, pages, boards });
  else {
    const words = drawWords.say('written', { file, pages, boards }, context.language);
    await context.print(`${words}\n`);
  }
}
