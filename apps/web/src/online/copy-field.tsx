/** A link to be handed on: shown, and copied by a press. */

import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { announce, Button } from '../parts/index.ts';
import { words } from './words.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

export function CopyField({ label, value }: CopyFieldProps): VNode {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  return (
    <div class="field copy-field">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input
          id={id}
          type="text"
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          icon="copy"
          onClick={() => {
            navigator.clipboard?.writeText(value).then(
              () => {
                setCopied(true);
                announce(words('copied'));
              },
              () => {},
            );
          }}
        >
          {words(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
    </div>
  );
}
