import { useEffect, useRef } from 'react';
import type { Figure } from '../../../../renderer/studio/text/reading.ts';

/** The values of references such as `{facts.years}` in a text. */
export function Figures({ id, used }: { id: string; used: readonly Figure[] }) {
  if (used.length === 0) return null;
  return (
    <ul className="figures" id={id}>
      {used.map(({ name, value }) => (
        <li key={name}>
          <code>{`{${name}}`}</code> is {value}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  figures: readonly Figure[];
  insert: (figure: Figure) => void;
  leave: () => void;
}

/** The figures of the site, to insert one at the caret. */
export function FigureChoice({ figures, insert, leave }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <ul ref={list} className="figures" aria-label="Figures">
      {figures.map((figure) => (
        <li key={figure.name}>
          <button
            type="button"
            className="button has-line"
            onClick={() => insert(figure)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              leave();
            }}
          >
            {figure.label} <b>{figure.value}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
