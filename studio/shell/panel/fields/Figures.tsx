import { useEffect, useRef } from 'react';
import type { Figure } from '../../../../renderer/studio/text/reading.ts';
import { pick } from '../../data/page-actions.ts';

/** What its label does when it is pressed. */
const FIGURE = 'Go to where it is written';

interface UsedProps {
  id: string;
  used: readonly Figure[];
  /** Whether the text shows them as they are written, such as `{facts.years}`, and not their values. */
  isSource: boolean;
}

/** What the figures in a text are. */
export function Figures({ id, used, isSource }: UsedProps) {
  if (used.length === 0) return null;
  return (
    <ul className="figures" id={id}>
      {used.map(({ name, value, label, at }) => (
        <li key={name}>
          {isSource ? <code>{`{${name}}`}</code> : <b>{value}</b>} is {isSource ? `${value}, ` : ''}
          <button
            type="button"
            className="link"
            title={FIGURE}
            onClick={() => void pick(at, false)}
          >
            {label}
          </button>
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
