import { setText } from '../../data/page-actions.ts';
import { useStudio } from '../../data/store.ts';
import type { ControlProps } from '../field-props.ts';
import { useWritten } from './use-written.ts';

/** An icon by its name, with those to choose from whose names have what is written in them. */
export function IconField({ at, value, id, describedBy, isWrong, isRequired }: ControlProps) {
  const icons = useStudio((state) => state.overview?.icons ?? []);
  const shown = typeof value === 'string' ? value : '';
  const { text, write, flush } = useWritten(shown, (words) => void setText(at, words.trim()));
  return (
    <>
      <input
        id={id}
        list={`${id}-icons`}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={isRequired}
        value={text}
        spellCheck={false}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <datalist id={`${id}-icons`}>
        {icons.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
