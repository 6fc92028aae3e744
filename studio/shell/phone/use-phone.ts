import { useSyncExternalStore } from 'react';

/** As styles/phone.css has it. */
const phone = matchMedia('(width < 600px)');

/** Whether the window is that of a phone, which has a bar, a foot and an order of blocks of its own. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, () => phone.matches);
}

function listen(changed: () => void): () => void {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}
