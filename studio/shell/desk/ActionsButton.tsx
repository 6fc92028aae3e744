import type { ReactNode } from 'react';
import type { At } from '../../../renderer/studio/messages.ts';
import { set } from '../data/store.ts';

/** Opens the menu of what can be done with an entry, below the button. */
export function ActionsButton({ at, children }: { at: At; children: ReactNode }) {
  return (
    <button
      type="button"
      className="button has-line"
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        const { bottom, left } = currentTarget.getBoundingClientRect();
        set({ selected: at, menu: { top: bottom + 4, left } });
      }}
    >
      {children}
    </button>
  );
}
