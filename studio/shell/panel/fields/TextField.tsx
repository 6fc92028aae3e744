import type { ControlProps } from '../field-props.ts';
import { setText } from '../../data/page-actions.ts';
import { textOf } from '../../data/text-of.ts';
import { useWritten } from './use-written.ts';

/** A text: of one line, which grows with its words; Markdown in as many as it has. */
export function TextField({
  at,
  schema,
  value,
  id,
  describedBy,
  isWrong,
  isRequired,
}: ControlProps) {
  const shown = textOf(value);
  const { text, write, flush } = useWritten(shown, (words) => setText(at, words));
  const isLong = schema.format === 'markdown' || shown.includes('\n');
  return (
    <textarea
      id={id}
      dir="auto"
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={isRequired}
      className={isLong ? 'is-long' : undefined}
      rows={isLong ? 8 : 1}
      value={text}
      placeholder={textOf(schema.default)}
      onChange={({ target, nativeEvent }) => {
        const words = isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ');
        write(words, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
      }}
      onCompositionEnd={({ currentTarget }) => write(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isLong && !event.nativeEvent.isComposing)
          event.preventDefault();
        // What is not in the draft yet is saved and undone with the rest.
        if (event.ctrlKey || event.metaKey) flush();
      }}
      onBlur={flush}
    />
  );
}
