import { useState } from 'react';
import { isListedPage } from '../data/answers.ts';
import { call } from '../data/call.ts';
import { readAll } from '../data/draft-actions.ts';
import { openPage } from '../data/page-actions.ts';
import { closeOver, say, useStudio } from '../data/store.ts';

/** Asks for the kind, the title and the address of a new page, and writes it. */
export function NewPage() {
  const kinds = useStudio((state) => state.overview?.kinds ?? []);
  const [kind, setKind] = useState(kinds[0]?.name ?? '');
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState<string>();
  const [why, setWhy] = useState('');
  const page = address ?? addressOf(title);
  const make = async () => {
    try {
      const made = await call('new-page', { page, kind, title }, isListedPage);
      await readAll();
      await openPage(made);
      say(`${made.name} added`);
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="place" aria-label="New page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <h2>New page</h2>
        <label>
          Title
          <input
            ref={(element) => element?.focus()}
            value={title}
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
                <strong>{name}</strong> {about}
              </span>
            </label>
          ))}
        </fieldset>
        {why === '' ? null : (
          <p className="problem" role="alert">
            {why}
          </p>
        )}
        <button type="submit" className="button is-main" disabled={page === ''}>
          Add the page
        </button>
        <button type="button" className="button" onClick={closeOver}>
          Close <kbd>Esc</kbd>
        </button>
      </form>
    </section>
  );
}

/** The address that a title suggests. */
function addressOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
