import { useState } from 'react';
import type { ListedPage, MovePreview } from '../../protocol.ts';
import { allPages } from '../data/page-actions.ts';
import { removePage } from '../data/page-commands.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { PlaceForm } from './PlaceForm.tsx';

/** Asks where the visitors of a page go that is deleted. */
export function DeletePage({ page, preview }: { page: ListedPage; preview: MovePreview }) {
  const [target, setTarget] = useState(preview.target ?? '/');
  return (
    <PlaceForm title={`Delete ${page.name}`} words="Delete" run={() => removePage(page, target)}>
      <PlaceSelect label="Its visitors go to" value={target} choose={setTarget}>
        {allPages()
          .filter(({ route }) => route !== page.route)
          .map(({ route, name }) => (
            <option key={route} value={route}>
              {name} ({route})
            </option>
          ))}
      </PlaceSelect>
      {page.menu ? <p>It will no longer be in the menu.</p> : null}
      {preview.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </PlaceForm>
  );
}
