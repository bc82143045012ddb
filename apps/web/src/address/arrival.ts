/** Arriving at another page: it is seen from its top, and read and walked from its content. */

import { effect } from '@preact/signals';
import { route } from './routes.ts';

/** No page takes longer to come. */
const patience = 10_000;

/** Watches for other pages, as long as the app is there. */
export function watchArrivals(): void {
  let isFirst = true;
  let giveUp = () => {};
  effect(() => {
    route.value;
    giveUp();
    // The first page is where the browser itself begins.
    if (!isFirst) giveUp = arrive();
    isFirst = false;
  });
}

/** Goes to the content of the page as soon as it is another than before; tells how not to. */
function arrive(): () => void {
  const before = document.querySelector('main');
  const look = () => {
    const main = document.querySelector<HTMLElement>('main');
    if (main === null || main === before) return;
    stop();
    // Whoever has chosen a place on the page already stays there.
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    main.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
