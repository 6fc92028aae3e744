import { useState } from 'react';
import type { ListedPage } from '../../protocol.ts';
import { menuFileOf, showRow } from '../data/page-commands.ts';
import { menuPlaces, putInMenu } from '../data/page-order.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { PlaceForm } from './PlaceForm.tsx';

/** Asks in which list of the menu a page should be. */
export function MenuPlaces({ page }: { page: ListedPage }) {
  const file = menuFileOf(page);
  const places = menuPlaces(page, file);
  const here = places.findIndex(({ isHere }) => isHere);
  const [chosen, setChosen] = useState(here);
  return (
    <PlaceForm
      title={`Place of ${page.name} in the menu`}
      words="Move"
      isReady={chosen !== here}
      run={async () => {
        await putInMenu(page, file, places[chosen]?.list);
        showRow(page.route);
      }}
    >
      <PlaceSelect
        label="In the menu"
        value={String(chosen)}
        choose={(value) => setChosen(Number(value))}
      >
        <option value={-1}>Not in the menu</option>
        {places.map(({ words }, index) => (
          <option key={words} value={index}>
            {words}
          </option>
        ))}
      </PlaceSelect>
    </PlaceForm>
  );
}
