/** The dialogs about taking something along, loaded when they are first opened: most plays end without. */

import { lateDialog } from '../parts/index.ts';

export const ShareDialog = lateDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);
export const ProofDialog = lateDialog(async () => (await import('./proof-dialog.tsx')).ProofDialog);
