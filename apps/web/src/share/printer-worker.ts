/** The worker that makes files: pictures in dots, and paper. */

import { fontAddresses, pageOf } from '@ludoteca/render';
import { openPdf, type Pdf, type PdfSetting } from '@ludoteca/render/pdf';
import { serveWork } from 'ludoteca/jobs';
import type { Page } from 'ludoteca/paper';
import { handoutPages } from './handout-pages.ts';
import { pngOf } from './png.ts';
import type { Printed, PrintRequest } from './printer.ts';

async function fetchFont(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the font is not there: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function fetchFonts() {
  const [regular, bold] = await Promise.all([
    fetchFont(fontAddresses.regular),
    fetchFont(fontAddresses.bold),
  ]);
  return { regular, bold };
}

async function made(request: PrintRequest): Promise<Printed> {
  const fonts = await fetchFonts();
  switch (request.kind) {
    case 'png':
      return pngOf(request, fonts);
    case 'pdf': {
      const { drawing, look, language } = request;
      const { title, theme, isTransparent } = look;
      const setting = { title, language, theme, hasBackground: !isTransparent };
      return pdfOf(fonts, setting, async function* () {
        yield pageOf(drawing, look);
      });
    }
    case 'handout': {
      const { handout } = request;
      const { title, language, theme } = handout;
      const setting = { title, language, theme, hasBackground: theme === 'dark' };
      return pdfOf(fonts, setting, ({ metrics }) => handoutPages(handout, metrics));
    }
  }
}

type Fonts = Parameters<typeof openPdf>[1];

async function pdfOf(
  fonts: Fonts,
  setting: PdfSetting,
  pages: (pdf: Pdf) => AsyncIterable<Page | Extract<Printed, { kind: 'refused' }>>,
): Promise<Printed> {
  const parts: Uint8Array[] = [];
  const sink = { write: (bytes: Uint8Array) => void parts.push(bytes), settle: async () => {} };
  const pdf = openPdf(sink, fonts, setting);
  for await (const page of pages(pdf)) {
    if ('kind' in page) return page;
    await pdf.page(page);
  }
  await pdf.end();
  return { kind: 'file', bytes: joined(parts) };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const hear = serveWork<PrintRequest, Printed>({
  post: (message) => postMessage(message),
  clock: () => performance.now(),
  ready: async (request) => () => made(request),
});

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => hear(data));
