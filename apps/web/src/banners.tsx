/** What concerns every page: nothing is kept, or a new version is there. */

import { useState } from 'preact/hooks';
import { wordsOf } from './language/index.ts';
import { hasUpdate, update } from './offline.ts';
import { Button } from './parts/index.ts';
import { health } from './storage/index.ts';

const words = wordsOf('banners', {
  full: {
    en: 'The storage of this device is full: what you do now is not kept. Export or erase saved games in the settings.',
    pt: 'O armazenamento deste dispositivo está cheio: o que fazes agora não fica guardado. Exporta ou apaga jogos guardados nas definições.',
  },
  none: {
    en: 'This window keeps nothing: what you do here is gone when you close it. A private window may be the reason.',
    pt: 'Esta janela não guarda nada: o que aqui fazes perde-se quando a fechares. Pode ser por ser uma janela privada.',
  },
  update: {
    en: 'A new version of Ludoteca is there. It changes when you reload.',
    pt: 'Há uma nova versão da Ludoteca. Muda quando recarregares.',
  },
  reload: { en: 'Reload', pt: 'Recarregar' },
  dismiss: { en: 'Understood', pt: 'Percebi' },
});

export function Banners() {
  const [seen, setSeen] = useState('');
  return (
    <>
      {health.value !== 'good' && seen !== health.value && (
        <div class="banner" role="alert">
          <span>{words(health.value)}</span>
          <Button onClick={() => setSeen(health.value)}>{words('dismiss')}</Button>
        </div>
      )}
      {hasUpdate.value && (
        <div class="banner" role="status">
          <span>{words('update')}</span>
          <Button onClick={update}>{words('reload')}</Button>
        </div>
      )}
    </>
  );
}
