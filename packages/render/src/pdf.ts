/** Writing pages as a PDF, each let go as soon as it is done. */

import { inInk, type ThemeName, themes } from 'ludoteca/drawing';
import type { Language } from 'ludoteca/kernel';
import type { Page, PageItem, PageMetrics } from 'ludoteca/paper';
import PDFDocument from 'pdfkit';
import { create as createQr } from 'qrcode';
import { type FontName, type Fonts, fontOf } from './fonts.ts';
import { codeFeatures, drawOn, writeOn } from './pdf-drawing.ts';

export interface Pdf {
  readonly metrics: PageMetrics;
  /** The characters of a text that the fonts cannot show, each once. */
  unprintable(text: string): readonly string[];
  page(page: Page): Promise<void>;
  end(): Promise<void>;
}

/** Where the bytes go: a file, or a list on the page. */
export interface Sink {
  write(bytes: Uint8Array): void;
  /** Waits until there is room for another page. */
  settle(): Promise<void>;
}

export interface PdfSetting {
  readonly title: string;
  readonly language: Language;
  readonly theme: ThemeName;
  /** Whether paper is coloured as the theme has it; without it, it is left as it is. */
  readonly hasBackground?: boolean;
}

/** The same pages give the same file, so it does not tell when it was made: the format asks for a date. */
const noDate = new Date(0);

export function openPdf(sink: Sink, fonts: Fonts, setting: PdfSetting): Pdf {
  const { title, language, theme, hasBackground } = setting;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // Without this it would look for a font that only it carries.
    font: '',
    info: { Title: title, Creator: 'ludoteca', Producer: 'ludoteca', CreationDate: noDate },
  });
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  pdf.on('data', (bytes: Uint8Array) => sink.write(bytes));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));

  return {
    metrics: { widthOf: measuring(pdf), qrModules: (text) => qrOf(text).size + 2 * quietZone },
    unprintable: (text) => missingIn(text, pdf),
    async page({ width, height, items }) {
      pdf.addPage({ size: [width, height], margin: 0 });
      if (hasBackground) pdf.rect(0, 0, width, height).fill(themes[theme].surface);
      for (const item of items) put(pdf, item, theme);
      pdf.flushPages();
      await sink.settle();
    },
    async end() {
      pdf.end();
      await ended;
    },
  };
}

/** What pdfkit keeps of a font that it embeds, and does not tell in its types. */
interface EmbeddedFont {
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

/** Both weights are cut from one font, so that one is asked. */
function missingIn(text: string, pdf: PDFKit.PDFDocument): string[] {
  // A font that was registered is always embedded.
  const { font } = (pdf.font('regular') as unknown as { _font: EmbeddedFont })._font;
  // Spaces, and what only joins or turns its neighbours, need no glyph of their own.
  const shown = [...text].filter((letter) => !/[\s\p{Cf}\p{Variation_Selector}]/u.test(letter));
  return [...new Set(shown)].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** Widths of texts; those of one character are asked for so often that they are kept. */
function measuring(pdf: PDFKit.PDFDocument): PageMetrics['widthOf'] {
  const kept = new Map<string, number>();
  const unit = 100;
  const widthAt = (text: string, font: FontName, isCode: boolean): number => {
    const key = `${font}${isCode}${text}`;
    let width = kept.get(key);
    if (width === undefined) {
      width =
        pdf
          .font(font)
          .fontSize(unit)
          .widthOfString(text, isCode ? { features: codeFeatures } : {}) / unit;
      if (kept.size < 10_000) kept.set(key, width);
    }
    return width;
  };
  return (text, { size, weight, isCode = false }) => widthAt(text, fontOf(weight), isCode) * size;
}

function put(pdf: PDFKit.PDFDocument, item: PageItem, themeName: ThemeName): void {
  const theme = themes[themeName];
  switch (item.kind) {
    case 'drawing': {
      const drawing = themeName === 'ink' ? inInk(item.drawing) : item.drawing;
      drawOn(pdf, drawing, theme, item);
      return;
    }
    case 'text': {
      const { text, x, y, size, weight, fill, anchor, link, isCode } = item;
      const type = { ...(anchor && { anchor }), ...(isCode && { isCode }) };
      const writing = { font: fontOf(weight), size, fill: theme[fill], ...type };
      writeOn(pdf, text, x, y, writing);
      if (link !== undefined) pdf.link(x, y - size, pdf.widthOfString(text), size * 1.3, link);
      return;
    }
    case 'line':
      pdf
        .moveTo(...item.from)
        .lineTo(...item.to)
        .lineCap('butt')
        .lineWidth(item.width)
        .stroke(theme[item.stroke]);
      return;
    case 'qr':
      putQr(pdf, item);
  }
}

/** The white edge that readers need, in squares. */
const quietZone = 2;

function qrOf(text: string) {
  return createQr(text, { errorCorrectionLevel: 'L' }).modules;
}

/** Black on white whatever the theme, with runs of squares in one piece, so that no seams show. */
function putQr(
  pdf: PDFKit.PDFDocument,
  { x, y, size, link }: Extract<PageItem, { kind: 'qr' }>,
): void {
  const modules = qrOf(link);
  const step = size / (modules.size + 2 * quietZone);
  pdf.rect(x, y, size, size).fill('#ffffff');
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      if (!modules.get(row, from)) continue;
      let to = from;
      while (to < modules.size && modules.get(row, to)) to++;
      const left = x + (from + quietZone) * step;
      pdf.rect(left, y + (row + quietZone) * step, (to - from) * step, step);
      from = to;
    }
  }
  pdf.fill('#000000');
  pdf.link(x, y, size, size, link);
}
