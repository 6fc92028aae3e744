import { clockOf, readWritten, writeChosen } from '../../data/moment.ts';
import { setText } from '../../data/page-actions.ts';
import { useStudio } from '../../data/store.ts';
import { textOf } from '../../data/text-of.ts';
import type { ControlProps } from '../field-props.ts';
import { TextField } from './TextField.tsx';
import { useWritten } from './use-written.ts';

/** A day and a time, by the clock of the site, or by the one that the file names. */
export function MomentField(props: ControlProps) {
  const { at, value, id, describedBy, isWrong, isRequired } = props;
  const zone = useStudio(({ overview }) => overview?.timeZone ?? undefined);
  const shown = textOf(value);
  const clock = readWritten(shown)?.clock;
  const { text, write, flush } = useWritten(clock ?? '', (chosen) =>
    setText(at, writeChosen(chosen, shown, zone)),
  );
  // A calendar shows nothing of what is not a moment, so that nobody could mend it there.
  if (shown !== '' && clock === undefined) return <TextField {...props} />;
  return (
    <div className="moment">
      <input
        id={id}
        type="datetime-local"
        aria-describedby={`${id}-clock ${describedBy}`}
        aria-invalid={isWrong}
        aria-required={isRequired}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <span className="quiet" id={`${id}-clock`}>
        {clockOf(shown, zone)}
      </span>
    </div>
  );
}
