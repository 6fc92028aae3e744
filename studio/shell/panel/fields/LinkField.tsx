import { allPages, setText } from '../../data/page-actions.ts';
import { followLink } from '../../desk/open-link.ts';
import type { ControlProps } from '../field-props.ts';
import { LinkPicker } from './LinkPicker.tsx';

/** A link: a page by its title, a place, a file, or any address. */
export function LinkField({ at, value, id, describedBy, isWrong, isRequired }: ControlProps) {
  const shown = typeof value === 'string' ? value : '';
  const page = allPages().find(({ route }) => route === shown);
  return (
    <>
      <LinkPicker
        id={id}
        file={at.file}
        value={shown}
        take={(href) => void setText(at, href)}
        describedBy={describedBy}
        isWrong={isWrong}
        isRequired={isRequired}
      />
      {shown === '' ? null : (
        <button type="button" className="link" onClick={() => followLink(shown)}>
          Open {page?.name ?? shown}
        </button>
      )}
    </>
  );
}
