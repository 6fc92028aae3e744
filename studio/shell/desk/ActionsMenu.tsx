import type { At } from '../../../renderer/studio/messages.ts';
import { type Arranging, whyNot } from '../data/arrange.ts';
import { placeAt } from '../data/order.ts';
import { entryAt } from '../data/pointer.ts';
import { arrangingKey } from '../keys/arranging-keys.ts';
import { describe } from '../data/selection.ts';
import { now, set, useStudio } from '../data/store.ts';
import { closeMenu, Menu } from './Menu.tsx';
import { MoveMenu } from './MoveMenu.tsx';

interface Action {
  words: string;
  keys: string;
  /** The key that does the same. */
  press: [key: string, alt?: boolean];
  /** What has to be possible for it. */
  needs?: Arranging;
  /** By how many places it moves. */
  by?: 1 | -1;
}

const ACTIONS: Action[] = [
  { words: 'Write', keys: 'Enter', press: ['Enter'] },
  { words: 'Move up', keys: 'Alt ↑', press: ['ArrowUp', true], needs: 'up', by: -1 },
  { words: 'Move down', keys: 'Alt ↓', press: ['ArrowDown', true], needs: 'down', by: 1 },
  { words: 'Move to…', keys: 'M', press: ['m'], needs: 'move' },
  { words: 'Insert above', keys: 'Shift A', press: ['A'], needs: 'insert' },
  { words: 'Insert below', keys: 'A', press: ['a'], needs: 'insert' },
  { words: 'Duplicate', keys: 'D', press: ['d'], needs: 'duplicate' },
  { words: 'Delete', keys: 'Del', press: ['Delete'], needs: 'delete' },
];

/** All that can be done to the block or entry that is selected, or where it can be moved to. */
export function ActionsMenu() {
  const menu = useStudio((state) => state.menu);
  const selected = useStudio((state) => state.selected);
  if (!menu || menu.page || !selected) return null;
  if (menu.isMoving) return <MoveMenu at={selected} menu={menu} />;
  const { name, place } = describe(selected);
  return (
    <Menu name={`Actions for ${name}${place === '' ? '' : `, ${place}`}`} at={menu}>
      {ACTIONS.map((action) => (
        <Item key={action.words} action={action} at={selected} />
      ))}
    </Menu>
  );
}

function Item({ action, at }: { action: Action; at: At }) {
  const { words, keys, press, needs, by } = action;
  const why = needs && whyNot(at, needs);
  const detail = why ?? (by === undefined ? undefined : placeBeside(at, by));
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={why !== undefined}
      onClick={() => {
        if (why !== undefined) return;
        const [key, alt = false] = press;
        if (key === 'm') return openMove();
        closeMenu();
        arrangingKey({ key, alt, ctrl: false, shift: key === 'A' });
      }}
    >
      <span>
        {words}
        {detail === undefined ? null : (
          <>
            , <small>{detail}</small>
          </>
        )}
      </span>
      <kbd aria-hidden>{keys}</kbd>
    </button>
  );
}

function openMove(): void {
  const { menu } = now();
  if (menu) set({ menu: { ...menu, isMoving: true } });
}

function placeBeside(at: At, by: 1 | -1): string | undefined {
  const entry = entryAt(now().files[at.file], at.pointer);
  return entry && placeAt(at, entry.index + by);
}
