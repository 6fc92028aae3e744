import { useState } from 'react';
import { setText } from '../../data/page-actions.ts';
import { say, useStudio } from '../../data/store.ts';
import { Thumbnail } from '../../desk/Thumbnail.tsx';
import type { ControlProps } from '../field-props.ts';

/** So many are drawn at once; what is typed leads to the others. */
const MOST = 60;

/** An icon by its name, chosen among those that are drawn below it. */
export function IconField({ at, value, id, describedBy, isWrong, isRequired }: ControlProps) {
  const icons = useStudio((state) => state.overview?.icons ?? []);
  const [typed, setTyped] = useState<string>();
  const [index, setIndex] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const shown = typeof value === 'string' ? value : '';
  const wanted = (typed ?? '').trim().toLowerCase().replaceAll(/\s+/g, '-');
  const found = icons.filter((name) => name.includes(wanted)).slice(0, MOST);
  const active = found[index];
  const close = () => {
    setOpen(false);
    setIndex(-1);
    setTyped(undefined);
  };
  const take = (name: string) => {
    close();
    if (name === shown) return;
    if (name !== '' && !icons.includes(name)) return say(`There is no icon ${name}.`);
    void setText(at, name);
  };
  const step = (by: number) => {
    setOpen(true);
    const next = Math.min(Math.max(index + by, 0), found.length - 1);
    setIndex(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter') take(active ?? (typed === undefined ? shown : wanted));
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  return (
    <div
      className="icon-picker"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {shown === '' ? null : <Thumbnail file={`icons/${shown}.svg`} />}
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-icons`}
        aria-activedescendant={active && `${id}-${index}`}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={isRequired}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search by word"
        value={typed ?? shown}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setIndex(-1);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !press(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <div role="listbox" id={`${id}-icons`} className="icons" aria-label="Icons" hidden={!isOpen}>
        {isOpen
          ? found.map((name, n) => (
              <button
                key={name}
                id={`${id}-${n}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={n === index}
                onClick={() => take(name)}
              >
                <Thumbnail file={`icons/${name}.svg`} />
                {name}
              </button>
            ))
          : null}
      </div>
    </div>
  );
}
