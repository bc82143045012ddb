/** The app: the banners that concern every page, and the page of the address. */

import { Banners } from './banners.tsx';
import { HomePage } from './home/home-page.tsx';
import { LiveRegion } from './parts/index.ts';
import { PlayPage } from './play-page.tsx';
import { route } from './routes.ts';
import { SettingsPage } from './settings/settings-page.tsx';

export function App() {
  return (
    <>
      <LiveRegion />
      <Banners />
      <Page />
    </>
  );
}

function Page() {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <HomePage />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <PlayPage key={location.hash} at={at} />;
  }
}
