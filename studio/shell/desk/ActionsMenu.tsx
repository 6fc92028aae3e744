import { useEffect, useRef } from 'react';
import { type Arranging, whyNot } from '../data/arrange.ts';
import { arrangingKey } from '../keys/arranging-keys.ts';
import { describe } from '../data/selection.ts';
import { set, useStudio } from '../data/store.ts';
import { focusPage } from './frame.ts';

/** What each does, the key that does the same, and what has to be possible for it. */
const ACTIONS: {
  words: string;
  keys: string;
  press: [key: string, alt?: boolean];
  needs?: Arranging;
}[] = [
  { words: 'Write', keys: 'Enter', press: ['Enter'] },
  { words: 'Move up', keys: 'Alt ↑', press: ['ArrowUp', true], needs: 'up' },
  { words: 'Move down', keys: 'Alt ↓', press: ['ArrowDown', true], needs: 'down' },
  { words: 'Insert above', keys: 'Shift A', press: ['A'], needs: 'insert' },
  { words: 'Insert below', keys: 'A', press: ['a'], needs: 'insert' },
  { words: 'Duplicate', keys: 'D', press: ['d'], needs: 'duplicate' },
  { words: 'Delete', keys: 'Del', press: ['Delete'], needs: 'delete' },
];

function close(): void {
  set({ menu: undefined });
  focusPage();
}

/** All that can be done to the block or entry that is selected. */
export function ActionsMenu() {
  const menu = useStudio((state) => state.menu);
  const selected = useStudio((state) => state.selected);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu) list.current?.querySelector('button')?.focus();
  }, [menu]);
  if (!menu || !selected) return null;
  const { name, place } = describe(selected);
  const step = (by: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.findIndex((one) => one === document.activeElement);
    buttons.at((now + by) % buttons.length)?.focus();
  };
  return (
    <div
      ref={list}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={`Actions for ${name}${place === '' ? '' : `, ${place}`}`}
      style={{
        top: Math.min(menu.top, innerHeight - 320),
        left: Math.min(menu.left, innerWidth - 280),
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab') close();
        else if (event.key === 'ArrowDown') step(1);
        else if (event.key === 'ArrowUp') step(-1);
        else return;
        event.preventDefault();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) set({ menu: undefined });
      }}
    >
      {ACTIONS.map(({ words, keys, press: [key, alt = false], needs }) => {
        const why = needs && whyNot(selected, needs);
        return (
          <button
            key={words}
            type="button"
            role="menuitem"
            aria-disabled={why !== undefined}
            onClick={() => {
              if (why !== undefined) return;
              close();
              arrangingKey({ key, alt, ctrl: false, shift: key === 'A' });
            }}
          >
            <span>
              {words} {why === undefined ? null : <small>{why}</small>}
            </span>
            <kbd>{keys}</kbd>
          </button>
        );
      })}
    </div>
  );
}
