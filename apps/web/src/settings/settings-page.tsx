/** Settings: language, theme, and what is kept on the device. */

import { useState } from 'preact/hooks';
import { dateOf } from '../daily/day.ts';
import { language, setLanguage, wordsOf } from '../language/index.ts';
import { Button, Header, Segmented, Toggle } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { play, sounds } from '../sounds/index.ts';
import { eraseAll, exportAll, importAll } from '../storage/index.ts';
import { setTheme, type ThemeChoice, themeChoice } from '../theme/index.ts';

const words = wordsOf('settings', {
  title: { en: 'Settings', pt: 'Definições' },
  language: { en: 'Language', pt: 'Idioma' },
  theme: { en: 'Theme', pt: 'Tema' },
  auto: { en: 'As the device', pt: 'Como o dispositivo' },
  light: { en: 'Light', pt: 'Claro' },
  dark: { en: 'Dark', pt: 'Escuro' },
  sounds: { en: 'Sounds', pt: 'Sons' },
  'sounds-help': {
    en: 'Soft ones, for a stone, a cut and the end of a board game.',
    pt: 'Suaves, para uma pedra, um corte e o fim de um jogo de tabuleiro.',
  },
  credits: { en: 'Credits', pt: 'Créditos' },
  'credits-pictures': {
    en: 'The pictures of Cross-a-Pix are drawn by us from the icons of Fluent Emoji by Microsoft (MIT licence) and Material Design Icons by Pictogrammers (Apache licence 2.0).',
    pt: 'As imagens do Cross-a-Pix são desenhadas por nós a partir dos ícones Fluent Emoji, da Microsoft (licença MIT), e Material Design Icons, da Pictogrammers (licença Apache 2.0).',
  },
  kept: { en: 'Saved games', pt: 'Jogos guardados' },
  'kept-help': {
    en: 'Games, puzzles and statistics are kept on this device only. Take them along in one file.',
    pt: 'Os jogos, os problemas e as estatísticas ficam só neste dispositivo. Leva-os contigo num ficheiro.',
  },
  export: { en: 'Export all', pt: 'Exportar tudo' },
  import: { en: 'Import', pt: 'Importar' },
  erase: { en: 'Erase all', pt: 'Apagar tudo' },
  sure: {
    en: 'Erase all saved games and statistics on this device? This cannot be undone.',
    pt: 'Apagar todos os jogos guardados e estatísticas neste dispositivo? Não se pode desfazer.',
  },
  yes: { en: 'Erase', pt: 'Apagar' },
  no: { en: 'Keep', pt: 'Manter' },
  erased: { en: 'All saved games are erased.', pt: 'Todos os jogos guardados foram apagados.' },
  taken: {
    en: '{count} saved {count|game was|games were} brought in.',
    pt: '{count} {count|jogo guardado foi trazido|jogos guardados foram trazidos}.',
  },
  broken: {
    en: 'This is no file of saved games, or it is broken; nothing was changed.',
    pt: 'Isto não é um ficheiro de jogos guardados, ou está estragado; nada foi alterado.',
  },
});

export function SettingsPage() {
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState('');
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const count = await importAll(await file.text());
    setNews(count === undefined ? words('broken') : words('taken', { count }));
  };
  return (
    <>
      <Header title={words('title')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('title')}</h1>
        <section class="card form">
          <div class="field">
            <span class="label">{words('language')}</span>
            <Segmented
              isWide
              label={words('language')}
              value={language.value}
              choices={[
                { value: 'en', text: 'English', lang: 'en' },
                { value: 'pt', text: 'Português', lang: 'pt-PT' },
              ]}
              onChoose={setLanguage}
            />
          </div>
          <div class="field">
            <span class="label">{words('theme')}</span>
            <Segmented<ThemeChoice>
              isWide
              label={words('theme')}
              value={themeChoice.value}
              choices={[
                { value: 'auto', text: words('auto') },
                { value: 'light', text: words('light'), icon: 'sun' },
                { value: 'dark', text: words('dark'), icon: 'moon' },
              ]}
              onChoose={setTheme}
            />
          </div>
          <Toggle
            label={words('sounds')}
            help={words('sounds-help')}
            isOn={sounds.isOn.value}
            onChange={(isOn) => {
              sounds.set(isOn);
              play('stone');
            }}
          />
        </section>
        <section class="card form">
          <h2>{words('kept')}</h2>
          <p>{words('kept-help')}</p>
          <div class="row">
            <Button
              icon="download"
              onClick={() =>
                void exportAll().then((text) =>
                  saveFile(`ludoteca-${dateOf(new Date())}.json`, text),
                )
              }
            >
              {words('export')}
            </Button>
            <label class="button file">
              {words('import')}
              <input
                type="file"
                accept=".json,application/json"
                class="unseen"
                onChange={(event) => void take(event.currentTarget.files?.[0])}
              />
            </label>
          </div>
          {isAsking ? (
            <div role="alertdialog" aria-label={words('erase')}>
              <p>{words('sure')}</p>
              <div class="row">
                <Button onClick={() => setAsking(false)}>{words('no')}</Button>
                <Button
                  kind="danger"
                  onClick={() =>
                    void eraseAll().then(() => {
                      setAsking(false);
                      setNews(words('erased'));
                    })
                  }
                >
                  {words('yes')}
                </Button>
              </div>
            </div>
          ) : (
            <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
              {words('erase')}
            </Button>
          )}
          <p role="status">{news}</p>
        </section>
        <section class="card form">
          <h2>{words('credits')}</h2>
          <p>{words('credits-pictures')}</p>
        </section>
      </main>
    </>
  );
}
