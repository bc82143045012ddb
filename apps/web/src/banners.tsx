/** What concerns every page: nothing is kept, a new version is there, or something of a file was not understood. */

import { useState } from 'preact/hooks';
import { wordsOf } from './language/index.ts';
import { hasUpdate, update } from './offline.ts';
import { Button } from './parts/index.ts';
import { passedOver } from './share/passed-over.ts';
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
  passed: {
    en: 'Something in this document was not understood.',
    pt: 'Há algo neste documento que não se percebeu.',
  },
  dismiss: { en: 'Understood', pt: 'Percebi' },
});

/** So many names are told; who has more has another kind of file. */
const mostTold = 3;

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
      {passedOver.value.length > 0 && (
        <div class="banner" role="status">
          <span>
            {words('passed')} {passedOver.value.slice(0, mostTold).join(' ')}
          </span>
          <Button
            onClick={() => {
              passedOver.value = [];
            }}
          >
            {words('dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}
