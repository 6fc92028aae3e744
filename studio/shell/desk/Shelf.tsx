import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { closeOver, say } from '../data/store.ts';
import { takeOff } from '../data/trial.ts';
import { focusPage } from './frame.ts';

/** Something that can be tried on the page. */
export interface ShelfItem {
  id: string;
  name: string;
  detail: string;
  picture?: ReactNode;
}

interface Props {
  title: string;
  /** What is in the empty field of the search. */
  hint: string;
  words: string;
  search: (words: string) => void;
  items: readonly ShelfItem[];
  /** Shows one on the page, in no file. */
  tryOn: (id: string) => void;
  take: (id: string) => void;
  /** What is left out, in words. */
  more?: string | undefined;
  /** What is next to the items. */
  children?: ReactNode;
}

/** Who points at something for so many ms wants to see it. */
const POINTED_MS = 150;

/** By how many items a key goes on. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Things to try on the page: arrows go through them, Enter takes the one that is tried, Escape takes it off. With the
 * mouse, pointing tries and a click takes; by touch, a tap tries and Add takes.
 */
export function Shelf({ title, hint, words, search, items, tryOn, take, more, children }: Props) {
  const id = useId();
  const [tried, setTried] = useState<string>();
  const find = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const opener = document.activeElement;
    find.current?.focus();
    return () => {
      clearTimeout(timer.current);
      void takeOff();
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
        opener.focus();
      else focusPage();
    };
  }, []);
  const active = items.find((one) => one.id === tried);
  const start = (item: ShelfItem | undefined) => {
    clearTimeout(timer.current);
    if (!item || item.id === tried) return;
    setTried(item.id);
    tryOn(item.id);
    say(`${item.name}, ${items.indexOf(item) + 1} of ${items.length}`);
    document.getElementById(`${id}-${item.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = STEPS[event.key];
    const isInWords = words !== '' && /Left|Right/.test(event.key);
    if (event.key === 'Escape') closeOver();
    else if (event.key === 'Enter' && active) take(active.id);
    else if (event.key === 'Enter') start(items[0]);
    else if (by !== undefined && !isInWords) {
      const next = (active ? items.indexOf(active) : by > 0 ? -1 : 0) + by;
      start(items.at(next % items.length));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="shelf" aria-label={title}>
      <div className="shelf-head">
        <strong>{title}</strong>
        <input
          ref={find}
          type="search"
          role="combobox"
          aria-label={hint}
          aria-expanded="true"
          aria-controls={`${id}-items`}
          aria-activedescendant={active && `${id}-${active.id}`}
          placeholder={hint}
          value={words}
          onChange={({ target }) => search(target.value)}
          onKeyDown={press}
        />
        {active ? (
          <button type="button" className="button is-main" onClick={() => take(active.id)}>
            Add {active.name} <kbd aria-hidden>Enter</kbd>
          </button>
        ) : null}
        <button type="button" className="button" onClick={closeOver}>
          Close <kbd aria-hidden>Esc</kbd>
        </button>
      </div>
      <div className="shelf-body">
        {children}
        <div role="listbox" id={`${id}-items`} className="shelf-items" aria-label={title}>
          {items.map((item) => (
            <button
              key={item.id}
              id={`${id}-${item.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={item.id === tried}
              onPointerEnter={({ pointerType }) => {
                if (pointerType !== 'mouse') return;
                timer.current = setTimeout(() => start(item), POINTED_MS);
              }}
              onPointerLeave={() => clearTimeout(timer.current)}
              onClick={({ nativeEvent }) => {
                const isTouch =
                  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
                if (isTouch) start(item);
                else take(item.id);
              }}
            >
              {item.picture}
              <strong>{item.name}</strong>
              <span>{item.detail}</span>
            </button>
          ))}
        </div>
      </div>
      {more === undefined ? null : <p className="help">{more}</p>}
      {items.length === 0 ? <p>Nothing has a name like this.</p> : null}
    </section>
  );
}
