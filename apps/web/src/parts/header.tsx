/** The head of every page: the way home, the name of the page on phones, language, theme, menu. */

import { useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { language, setLanguage, wordsOf } from '../language/index.ts';
import { isDark, setTheme } from '../theme/index.ts';
import { IconButton, Segmented } from './button.tsx';
import { Menu, type MenuItem } from './dialog.tsx';
import { Icon, Logo } from './icons.tsx';

const words = wordsOf('header', {
  back: { en: 'Back to all games', pt: 'Voltar aos jogos' },
  skip: { en: 'Skip to the content', pt: 'Saltar para o conteúdo' },
  language: { en: 'Language', pt: 'Idioma' },
  light: { en: 'Use the light theme', pt: 'Usar o tema claro' },
  dark: { en: 'Use the dark theme', pt: 'Usar o tema escuro' },
  menu: { en: 'Menu', pt: 'Menu' },
  'my-games': { en: 'My games', pt: 'Os meus jogos' },
  statistics: { en: 'Statistics', pt: 'Estatísticas' },
  settings: { en: 'Settings', pt: 'Definições' },
  toPortuguese: { en: 'Em português', pt: 'Em português' },
  toEnglish: { en: 'In English', pt: 'In English' },
  home: { en: 'All games', pt: 'Todos os jogos' },
});

interface HeaderProps {
  /** The name of the page, and a line about it, shown on phones; absent at home. */
  readonly title?: string;
  readonly about?: string | undefined;
  /** What this page adds to the menu, above what every page has. */
  readonly menu?: readonly MenuItem[];
}

export function Header({ title, about, menu = [] }: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const isHome = title === undefined;
  const other = language.value === 'pt' ? 'en' : 'pt';
  const go = (address: string) => () => {
    location.hash = address;
  };
  const items: readonly MenuItem[] = [
    ...menu,
    ...(isHome
      ? []
      : [{ icon: 'back', text: words('home'), onChoose: go(addressOf.home()) } as const]),
    { icon: 'play', text: words('my-games'), onChoose: go(addressOf.myGames()) },
    { icon: 'statistics', text: words('statistics'), onChoose: go(addressOf.statistics()) },
    { icon: 'settings', text: words('settings'), onChoose: go(addressOf.settings()) },
    {
      icon: 'book',
      text: words(other === 'pt' ? 'toPortuguese' : 'toEnglish'),
      onChoose: () => setLanguage(other),
    },
  ];
  return (
    <header class={isHome ? 'top at-home' : 'top'}>
      <button type="button" class="skip" onClick={skip}>
        {words('skip')}
      </button>
      {!isHome && (
        <a class="icon-button phone-only" href={addressOf.home()} aria-label={words('back')}>
          <Icon name="back" />
        </a>
      )}
      <a class={isHome ? 'brand' : 'brand desk-only'} href={addressOf.home()}>
        <Logo />
        Ludoteca
      </a>
      {!isHome && (
        <div class="title phone-only">
          <b>{title}</b>
          {about && <span>{about}</span>}
        </div>
      )}
      <span class={isHome ? 'space' : 'space desk-only'} />
      <span class={isHome ? undefined : 'desk-only'}>
        <Segmented
          label={words('language')}
          value={language.value}
          choices={[
            { value: 'en', text: 'EN', name: 'EN, English', lang: 'en' },
            { value: 'pt', text: 'PT', name: 'PT, português', lang: 'pt-PT' },
          ]}
          onChoose={setLanguage}
        />
      </span>
      <IconButton
        icon={isDark.value ? 'sun' : 'moon'}
        label={words(isDark.value ? 'light' : 'dark')}
        onClick={() => setTheme(isDark.value ? 'light' : 'dark')}
      />
      <IconButton icon="menu" label={words('menu')} onClick={() => setOpen(true)} />
      {isOpen && <Menu title={words('menu')} items={items} onClose={() => setOpen(false)} />}
    </header>
  );
}

/** No link: the address of the page is in its hash, so a link to a place on it would leave it. */
function skip(): void {
  document.querySelector<HTMLElement>('main')?.focus();
}
