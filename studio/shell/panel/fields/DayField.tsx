import { setText } from '../../data/page-actions.ts';
import { textOf } from '../../data/text-of.ts';
import type { ControlProps } from '../field-props.ts';
import { TextField } from './TextField.tsx';
import { useWritten } from './use-written.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day. */
export function DayField(props: ControlProps) {
  const { at, value, id, describedBy, isWrong, isRequired } = props;
  const shown = textOf(value);
  const { text, write, flush } = useWritten(shown, (day) => setText(at, day));
  // A calendar shows nothing of what is not a day, so that nobody could mend it there.
  if (shown !== '' && !DAY.test(shown)) return <TextField {...props} />;
  return (
    <input
      id={id}
      type="date"
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={isRequired}
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={flush}
    />
  );
}
