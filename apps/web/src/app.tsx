/** The app: the banners that concern every page, and the page of the address. */

import { Banners } from './banners.tsx';
import { LiveRegion } from './parts/index.ts';
import { PlayPage } from './play-page.tsx';
import { route } from './routes.ts';
import { SettingsPage } from './settings/settings-page.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';

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
    case 'shelf':
      return <ShelfPage />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <PlayPage key={location.hash} at={at} />;
  }
}
