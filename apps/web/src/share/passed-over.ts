/** What a document that was opened says and nobody understands: names that were passed over. */

import { signal } from '@preact/signals';

/** A sentence for each such name of the document opened last; none once they were seen. */
export const passedOver = signal<readonly string[]>([]);
