import { useEffect, useState } from 'react';
import { slugify } from '../../../schema/texts/slugify.ts';
import { makePage, menuFileOf } from '../data/page-commands.ts';
import { wordsOf } from '../data/names.ts';
import { menuPlaces, readMenu } from '../data/page-order.ts';
import { languageShown, useStudio } from '../data/store.ts';
import type { ListedPage } from '../../protocol.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { PlaceForm } from './PlaceForm.tsx';

/** The kind that says the least beforehand. */
const PLAIN = 'plain';

/** Asks for the title and the address of a new page, and for what it begins with: a kind, or another page. */
export function NewPage({ copyOf }: { copyOf: ListedPage | undefined }) {
  const kinds = useStudio((state) => state.overview?.kinds ?? []);
  const folder = useStudio((state) => {
    const language = languageShown(state);
    return language === state.overview?.languages[0]?.language ? '' : `${language}/`;
  });
  const first = kinds.find(({ name }) => name === PLAIN) ?? kinds[0];
  const [kind, setKind] = useState(first?.name ?? '');
  const [menu, setMenu] = useState('');
  const [title, setTitle] = useState(copyOf ? `${copyOf.name} 2` : '');
  const [address, setAddress] = useState<string>();
  const above = copyOf?.route.replace(/[^/]*$/, '').slice(1) ?? folder;
  const page = address ?? (title.trim() === '' ? '' : above + slugify(title));
  return (
    <PlaceForm
      title={copyOf ? `Duplicate ${copyOf.name}` : 'New page'}
      words={copyOf ? 'Duplicate' : 'Add the page'}
      isReady={page !== '' && title.trim() !== ''}
      run={() => makePage({ page, title: title.trim(), kind, menu }, copyOf)}
    >
      <label>
        Title
        <input
          dir="auto"
          value={title}
          required
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <label>
        Address
        <input
          value={page}
          spellCheck={false}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      {copyOf ? null : (
        <>
          <MenuChoice value={menu} choose={setMenu} />
          <fieldset>
            <legend>Kind</legend>
            {kinds.map(({ name, about }) => (
              <label key={name} className="kind">
                <input
                  type="radio"
                  name="kind"
                  checked={name === kind}
                  onChange={() => setKind(name)}
                />
                <span>
                  <strong>{wordsOf(name)}</strong> {about}
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </PlaceForm>
  );
}

/** Which menu leads to the page. */
function MenuChoice({ value, choose }: { value: string; choose: (words: string) => void }) {
  const file = useStudio(({ overview, page }) =>
    page ? menuFileOf(page) : overview?.languages[0]?.file,
  );
  // The places are known once the file is.
  useStudio((state) => state.files[file ?? '']);
  useEffect(() => {
    if (file !== undefined) void readMenu(file);
  }, [file]);
  const places = file === undefined ? [] : menuPlaces(undefined, file);
  const words = places.flatMap(({ list }) => list.way.at(-1) ?? []);
  if (words.length === 0) return null;
  return (
    <PlaceSelect label="In the menu" value={value} choose={choose}>
      <option value="">Not in the menu</option>
      {words.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </PlaceSelect>
  );
}
