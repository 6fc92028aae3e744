import { useEffect, useState } from 'react';
import type { ListedPage, MovePreview } from '../../protocol.ts';
import { isMovePreview } from '../data/answers.ts';
import { call } from '../data/call.ts';
import { renamePage } from '../data/page-commands.ts';
import { PlaceForm } from './PlaceForm.tsx';

/** After so many ms without a key, what would happen is asked. */
const PAUSE_MS = 250;

/** Asks for another name and address of a page, and says what follows from it. */
export function RenamePage({ page }: { page: ListedPage }) {
  const [name, setName] = useState(page.name);
  const [address, setAddress] = useState(page.route);
  const sentences = useSentences(page.route, address);
  const isInMenu = page.menu !== undefined;
  const isHome = page.route === '/';
  return (
    <PlaceForm
      title={`Rename ${page.name}`}
      words="Rename"
      isReady={address.trim() !== '' && name.trim() !== ''}
      run={() => renamePage(page, address.trim(), isInMenu ? name.trim() : undefined)}
    >
      {isInMenu ? (
        <label>
          Name in the menu
          <input dir="auto" value={name} onChange={({ target }) => setName(target.value)} />
        </label>
      ) : null}
      <label>
        Address
        <input
          value={address}
          spellCheck={false}
          readOnly={isHome}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      {isHome ? <p>The address of the home page is always /.</p> : null}
      <ul aria-live="polite">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </PlaceForm>
  );
}

/** What would follow from another address; nothing as long as it cannot be one. */
function useSentences(page: string, to: string): string[] {
  const [preview, setPreview] = useState<MovePreview>({ sentences: [] });
  useEffect(() => {
    let isLatest = true;
    const ask = () =>
      call('rename-preview', { page, to }, isMovePreview).then(
        (found) => isLatest && setPreview(found),
        (error: unknown) =>
          isLatest && setPreview({ sentences: [error instanceof Error ? error.message : ''] }),
      );
    const timer = setTimeout(() => void (to.trim() === '' || ask()), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [page, to]);
  return preview.sentences;
}
