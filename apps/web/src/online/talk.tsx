/** What players say to each other, in set phrases alone, and who wants to hear and to show what. */

import type { SetPhrase } from '@ludoteca/server/protocol';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { readSetting, writeSetting } from '../storage/index.ts';
import { ask } from './api.ts';
import type { Connection } from './connection.ts';
import { areNamesHidden, hideNames, shownName } from './shown-names.ts';
import { words } from './words.ts';

const phrases = ['luck', 'nice', 'oops', 'thinking', 'thanks'] as const satisfies SetPhrase[];

const setting = 'phrases';

export function Talk({ connection }: { readonly connection: Connection }): VNode {
  const [isOn, setOn] = useState(readSetting(setting) !== 'off');
  const said = connection.said.value;
  const { you, seats } = connection.view.value;
  const listen = (isListening: boolean) => {
    setOn(isListening);
    writeSetting(setting, isListening ? 'on' : 'off');
    // The server refuses them then, so that the other one knows.
    const name = you === undefined ? undefined : seats[you]?.name;
    if (name !== undefined) ask('beMe', { name, isQuiet: !isListening }).catch(() => {});
  };
  return (
    <details class="talk">
      <summary>
        {isOn && said !== undefined && said.seat !== you
          ? words('says-this', {
              name: shownName(seats[said.seat]?.name ?? ''),
              text: words(said.phrase),
            })
          : words('say')}
      </summary>
      <div class="chips">
        {phrases.map((phrase) => (
          <button key={phrase} type="button" class="chip" onClick={() => connection.say(phrase)}>
            {words(phrase)}
          </button>
        ))}
      </div>
      <Check isOn={isOn} onChange={listen}>
        {words('phrases')}
      </Check>
      <Check isOn={areNamesHidden.value} onChange={hideNames}>
        {words('hide-names')}
      </Check>
      <Check
        isOn={you !== undefined && connection.progress.value.shown[you]}
        onChange={connection.show}
      >
        {words('show-in-lobby')} <small>{words('show-help')}</small>
      </Check>
    </details>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ComponentChildren;
}

function Check({ isOn, onChange, children }: CheckProps): VNode {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      {children}
    </label>
  );
}
