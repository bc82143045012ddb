/** A PDF that flows into a stream. */

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { openPdf, type Pdf, type PdfSetting } from '@ludoteca/render/pdf';
import { readFonts } from './fonts.ts';

/** Pages wait for the stream, so that a long book takes no more memory than a short one. */
export function openPdfFile(out: Writable, setting: PdfSetting): Pdf {
  const ended = finished(out);
  // A fault is told where the file is waited for; until then nobody is to be surprised by it.
  ended.catch(() => {});
  const sink = {
    write(bytes: Uint8Array): void {
      if (!out.destroyed) out.write(bytes);
    },
    async settle() {
      // What was put on the page comes here with the next turn.
      await setImmediate();
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), ended]);
      // Nobody takes what is written after a fault.
      if (out.errored) throw out.errored;
    },
  };
  const pdf = openPdf(sink, readFonts(), setting);
  return {
    ...pdf,
    async end() {
      await pdf.end();
      out.end();
      await ended;
    },
  };
}
