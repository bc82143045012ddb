/** The drafts of a setter: opening one, deleting it, and beginning another. */

import { type AnyPuzzleBoard, puzzleFromJson, sayCredits } from 'ludoteca/puzzle';
import { useState } from 'preact/hooks';
import { Picture } from '../board/index.ts';
import { language, locale, wordsOf } from '../language/index.ts';
import { announce, Button, Chips, Dialog, IconButton } from '../parts/index.ts';
import { forgetDraft, type KeptDraft, listDrafts, writeDraft } from '../storage/index.ts';
import { type DraftStart, newDraft, startOf } from './draft.ts';

const words = wordsOf('drafts', {
  size: { en: 'Size', pt: 'Tamanho' },
  untitled: { en: 'Untitled', pt: 'Sem título' },
  now: { en: 'open now', pt: 'aberto agora' },
  none: {
    en: 'No draft is kept yet. Each is kept on this device from its first change on.',
    pt: 'Ainda não há rascunhos. Cada um fica neste dispositivo desde a primeira mudança.',
  },
  delete: { en: 'Delete {name}', pt: 'Apagar {name}' },
  deleted: { en: '{name}: deleted.', pt: '{name}: apagado.' },
  undo: { en: 'Undo', pt: 'Anular' },
});

interface DialogProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly title: string;
  readonly onOpen: (start: DraftStart) => void;
  readonly onClose: () => void;
}

export function NewDraftDialog({ puzzle, title, onOpen, onClose }: DialogProps) {
  const { setting } = puzzle;
  if (setting === undefined) return null;
  return (
    <Dialog title={title} onClose={onClose}>
      <Chips
        label={words('size')}
        value={0}
        choices={setting.sizes.map(({ rows, cols }) => ({
          value: rows,
          text: `${rows} × ${cols}`,
        }))}
        onChoose={(rows) => {
          const size = setting.sizes.find((each) => each.rows === rows);
          onClose();
          if (size !== undefined) onOpen(newDraft(setting.blank(size)));
        }}
      />
    </Dialog>
  );
}

export function DraftsDialog({
  puzzle,
  title,
  current,
  onOpen,
  onClose,
}: DialogProps & { readonly current: string }) {
  const [drafts, setDrafts] = useState(() => listDrafts(puzzle.id));
  const [deleted, setDeleted] = useState<KeptDraft>();
  return (
    <Dialog title={title} onClose={onClose}>
      {drafts.length === 0 && <p class="text">{words('none')}</p>}
      <ul class="plays drafts">
        {drafts.map((kept) => (
          <Row
            key={kept.id}
            puzzle={puzzle}
            kept={kept}
            isCurrent={kept.id === current}
            onOpen={(start) => {
              onClose();
              if (kept.id !== current) onOpen(start);
            }}
            onDelete={(name) => {
              forgetDraft(kept.id);
              setDeleted(kept);
              setDrafts(listDrafts(puzzle.id));
              announce(words('deleted', { name }));
            }}
          />
        ))}
      </ul>
      {deleted && (
        <div class="row">
          <Button
            icon="undo"
            onClick={() => {
              writeDraft(deleted);
              setDeleted(undefined);
              setDrafts(listDrafts(puzzle.id));
            }}
          >
            {words('undo')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface RowProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly kept: KeptDraft;
  readonly isCurrent: boolean;
  readonly onOpen: (start: DraftStart) => void;
  readonly onDelete: (name: string) => void;
}

function Row({ puzzle, kept, isCurrent, onOpen, onDelete }: RowProps) {
  const read = puzzleFromJson(puzzle, kept.document);
  const start = startOf(puzzle, kept);
  if (!read.ok || start === undefined) return null;
  const document = read.value;
  const size = puzzle.showing?.size(document.clues);
  const name = sayCredits(document.credits, language.value) ?? words('untitled');
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  const grid = puzzle.setting?.filling(start.doc);
  const facts = [
    size && `${size.rows} × ${size.cols}`,
    kept.touched > 0 && day.format(kept.touched),
    isCurrent && words('now'),
  ];
  return (
    <li>
      <button type="button" class="draft" onClick={() => onOpen(start)}>
        <span class="thumb" aria-hidden="true">
          <Picture
            drawing={puzzle.view(
              { clues: document.clues, ...(grid !== undefined && { grid }) },
              { isDraft: true },
            )}
          />
        </span>
        <span class="play-text">
          <b>{name}</b>
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </span>
      </button>
      {!isCurrent && (
        <IconButton icon="trash" label={words('delete', { name })} onClick={() => onDelete(name)} />
      )}
    </li>
  );
}
