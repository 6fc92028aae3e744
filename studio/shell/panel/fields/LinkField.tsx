import { setText, allPages } from '../../data/page-actions.ts';
import type { ControlProps } from '../field-props.ts';
import { useWritten } from './use-written.ts';

/** A link: any address, with the pages of the site to choose from. */
export function LinkField({ at, value, id, describedBy, isWrong, isRequired }: ControlProps) {
  const shown = typeof value === 'string' ? value : '';
  const { text, write, flush } = useWritten(shown, (words) => void setText(at, words.trim()));
  const page = allPages().find(({ route }) => route === shown);
  return (
    <>
      <input
        id={id}
        list={`${id}-pages`}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={isRequired}
        value={text}
        spellCheck={false}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <datalist id={`${id}-pages`}>
        {allPages().map(({ route, name }) => (
          <option key={route} value={route}>
            {name}
          </option>
        ))}
      </datalist>
      {page ? <p className="help">Leads to {page.name}.</p> : null}
    </>
  );
}
