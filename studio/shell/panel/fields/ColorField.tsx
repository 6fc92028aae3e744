import { setText } from '../../data/page-actions.ts';
import type { ControlProps } from '../field-props.ts';
import { useWritten } from './use-written.ts';

/** Of the color that a browser shows if there is none. */
const NONE = '#000000';

/** A color: as it is written, and to be picked. The problem below it says what it is hard to read with. */
export function ColorField({
  at,
  value,
  id,
  title,
  describedBy,
  isWrong,
  isRequired,
}: ControlProps) {
  const shown = typeof value === 'string' ? value : '';
  const { text, write, flush } = useWritten(shown, (color) => setText(at, color.trim()));
  const isColor = /^#[0-9a-f]{6}/i.test(text);
  return (
    <div className="color">
      <input
        type="color"
        // Black would look as if it was chosen.
        data-is-none={isColor ? undefined : ''}
        aria-label={`Pick ${title.toLowerCase()}`}
        value={isColor ? text.slice(0, NONE.length) : NONE}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <input
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={isRequired}
        placeholder="computed"
        spellCheck={false}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
    </div>
  );
}
