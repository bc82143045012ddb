/** The lines that come in on a stream, whatever bytes they are made of. */

import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Of a line longer than this only so much is kept: nobody means it. */
const longest = 1_000_001;

export async function* linesFrom(stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let line = '';
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      yield (line + text.slice(from, end)).slice(0, longest);
      line = '';
      from = end + 1;
    }
    line = (line + text.slice(from)).slice(0, longest);
  }
  line += decoder.end();
  if (line !== '') yield line;
}
