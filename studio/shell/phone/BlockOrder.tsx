import { useEffect, useRef } from 'react';
import type { At } from '../../../renderer/studio/messages.ts';
import { move, whyNot } from '../data/arrange.ts';
import { useIsChanged } from '../data/changed-places.ts';
import { nameOf } from '../data/names.ts';
import { select } from '../data/page-actions.ts';
import { valueAt } from '../data/pointer.ts';
import { blockName } from '../data/selection.ts';
import { say, set, useStudio } from '../data/store.ts';
import { ActionsButton } from '../desk/ActionsButton.tsx';
import { arrangingKey } from '../keys/arranging-keys.ts';
import { ChangeBar } from '../list/ChangeBar.tsx';

/** The blocks of the page one below the other, in the place of the page: tapped, moved, written. */
export function BlockOrder() {
  const file = useStudio((state) => state.page?.file ?? '');
  const data = useStudio((state) => state.files[file]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // What had the focus is covered by the list, or has gone with the row of a block that was moved or deleted.
    if (activeElement !== document.body && !(activeElement instanceof HTMLIFrameElement)) return;
    const rows = list.current;
    (
      rows?.querySelector<HTMLElement>('[aria-pressed=true]') ?? rows?.querySelector('button')
    )?.focus();
  });
  const blocks = valueAt(data, '/blocks');
  const entries: unknown[] = Array.isArray(blocks) ? blocks : [];
  return (
    <section className="order" aria-label="Order of the blocks" data-arranging>
      <ol ref={list}>
        {entries.map((block, index) => (
          // Blocks have no names of their own; what is at a place is what the row shows.
          <Row
            key={`${index} ${blockName(block)}`}
            at={{ file, pointer: `/blocks/${index}` }}
            number={index + 1}
            block={block}
          />
        ))}
      </ol>
    </section>
  );
}

function Row({ at, number, block }: { at: At; number: number; block: unknown }) {
  const selected = useStudio((state) => state.selected);
  const isSelected =
    selected?.file === at.file && `${selected.pointer}/`.startsWith(`${at.pointer}/`);
  const isChanged = useIsChanged(at);
  return (
    <li>
      <button
        type="button"
        className="row"
        data-selects={at.pointer}
        aria-pressed={isSelected}
        onClick={() => void select(at)}
      >
        <i className="number">{number}</i> <strong>{blockName(block)}</strong>
        <span className="quiet">{nameOf(block)}</span>
        {isChanged ? <ChangeBar /> : null}
      </button>
      {isSelected ? <Tools at={at} name={blockName(block)} /> : null}
    </li>
  );
}

function Tools({ at, name }: { at: At; name: string }) {
  return (
    <div role="group" aria-label={name}>
      <Mover at={at} by={-1} />
      <Mover at={at} by={1} />
      <button
        type="button"
        className="button has-line"
        onClick={() => {
          set({ selected: at });
          arrangingKey({ key: 'Enter', ctrl: false, shift: false, alt: false });
        }}
      >
        Write
      </button>
      <ActionsButton at={at}>More</ActionsButton>
    </div>
  );
}

function Mover({ at, by }: { at: At; by: 1 | -1 }) {
  const why = whyNot(at, by < 0 ? 'up' : 'down');
  return (
    <button
      type="button"
      className="button has-line"
      aria-disabled={why !== undefined}
      onClick={() => (why === undefined ? void move(at, by) : say(why))}
    >
      {by < 0 ? 'Up' : 'Down'}
    </button>
  );
}
