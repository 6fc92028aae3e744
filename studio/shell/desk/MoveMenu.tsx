import { useRef } from 'react';
import type { At } from '../../../renderer/studio/messages.ts';
import { moveTo } from '../data/arrange.ts';
import { placeAt, whyNotTo } from '../data/order.ts';
import { entryAt } from '../data/pointer.ts';
import { describe } from '../data/selection.ts';
import { now } from '../data/store.ts';
import { closeMenu, Menu } from './Menu.tsx';

/** The places of a list that an entry can be moved to. A number goes there, once it can mean no other. */
export function MoveMenu({ at, menu }: { at: At; menu: { top: number; left: number } }) {
  const typed = useRef('');
  const entry = entryAt(now().files[at.file], at.pointer);
  if (!entry) return null;
  const count = entry.entries.length;
  const take = (index: number) => {
    closeMenu();
    void moveTo(at, index);
  };
  const type = (key: string, items: readonly HTMLElement[]) => {
    if (!/^\d$/.test(key)) return false;
    const number = [`${typed.current}${key}`, key].map(Number).find((n) => n >= 1 && n <= count);
    if (number === undefined) return true;
    typed.current = String(number);
    if (number * 10 > count) take(number - 1);
    else items[number - 1]?.focus();
    return true;
  };
  return (
    <Menu name={`Move ${describe(at).name} to place`} at={menu} press={type}>
      {entry.entries.map((_, index) => {
        const why = whyNotTo(at, index);
        const place = why ?? placeAt(at, index);
        return (
          <button
            // A place is what it is by its number.
            key={`place ${index + 1}`}
            type="button"
            role="menuitem"
            aria-disabled={why !== undefined}
            onClick={() => why === undefined && take(index)}
          >
            <span>
              {index + 1}, <small>{place}</small>
            </span>
          </button>
        );
      })}
    </Menu>
  );
}
