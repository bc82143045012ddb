/** The app: the banners that concern every page, and the page of the address. */

import { route } from './address/routes.ts';
import { Banners } from './banners.tsx';
import { HomePage } from './home/home-page.tsx';
import { LiveRegion } from './parts/index.ts';
import { PlayPage } from './play-page.tsx';

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
    default:
      return <PlayPage key={JSON.stringify(at)} at={at} />;
  }
}
