import { type ReactNode, useEffect, useRef, useState } from 'react';
import { change } from '../data/draft-actions.ts';
import type { PicturePlace } from '../data/picture-place.ts';
import { pictureOperations, placePicture, readPicture } from '../data/picture.ts';
import { parentOf } from '../data/pointer.ts';
import { describe, holderOf } from '../data/selection.ts';
import { closeOver, now, say, set, useStudio } from '../data/store.ts';
import { showPictureAgain, takeOff, tryOn } from '../data/trial.ts';
import { useUsage } from '../data/use-usage.ts';
import { usedWords } from './BlockShelf.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { Shelf } from './Shelf.tsx';
import { WordsOfPicture } from './WordsOfPicture.tsx';

/** So many are shown at once; the search leads to the others. */
const MOST = 60;

/** A picture that was chosen, and waits for its words. */
interface Chosen {
  /** Its path in media/. */
  src: string;
  /** What was dropped, if it is not in media/ yet. */
  fresh?: { name: string; url: string };
}

/** The pictures of media/, tried in the place of one, and a way to bring another. */
export function PictureShelf({ place, dropped }: { place: PicturePlace; dropped?: File }) {
  const pictures = useStudio((state) => state.overview?.pictures ?? []);
  const usage = useUsage();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [why, setWhy] = useState('');
  const isRead = useRef(false);
  const { at } = place;
  const pagesOf = (src: string) => usage.pictures[src]?.pages ?? [];
  const altOf = (src: string) => (src === place.src ? place.alt : (usage.pictures[src]?.alt ?? ''));
  const wanted = words.trim().toLowerCase();
  const found = pictures.filter((src) =>
    `${src} ${altOf(src)} ${pagesOf(src).join(' ')}`.toLowerCase().includes(wanted),
  );
  const tryIn = ({ src, fresh }: Chosen) =>
    void tryOn({
      at: { file: at.file, pointer: place.words === 'none' ? at.pointer : parentOf(at.pointer) },
      name: src,
      place: 'is tried',
      operations: pictureOperations(place, src, altOf(src)),
      isBlock: false,
      ...(fresh && { picture: { at, url: fresh.url } }),
      take: () => ask({ src, ...(fresh && { fresh }) }),
    });
  const tryPicture = (src: string) => {
    // Somebody who says what a new one shows has the others next to it.
    if (chosen?.fresh) return;
    setChosen({ src });
    tryIn({ src });
  };
  /** Words that are known are taken along; else somebody has to say them, or that there are none. */
  const ask = (one: Chosen): void => {
    const isDecoration = one.src === place.src && place.isDecoration;
    const isKnown = place.words === 'none' || altOf(one.src) !== '' || isDecoration;
    if (isKnown && !one.fresh) {
      void put(place, one, altOf(one.src));
      return;
    }
    setChosen(one);
    document.querySelector<HTMLElement>('.shelf textarea')?.focus();
  };
  const bring = async (file: File) => {
    const folder = place.src.includes('/') ? place.src.slice(0, place.src.lastIndexOf('/')) : '';
    const read = await readPicture(file, folder);
    if ('why' in read) {
      setWhy(read.why);
      return say(read.why);
    }
    setWhy('');
    const url = URL.createObjectURL(file);
    const fresh = { src: read.file, fresh: { name: file.name, url } };
    setChosen(fresh);
    // Where no picture is shown yet, there is no place to show one in.
    if (place.src !== '') tryIn(fresh);
    say(`It would be media/${read.file}. Nothing is overwritten.`);
  };
  useEffect(() => {
    // Read once, also where React draws twice.
    if (dropped && !isRead.current) void bring(dropped);
    isRead.current = true;
  });
  const holder = describe({ file: at.file, pointer: holderOf(now().files[at.file], at.pointer) });
  return (
    <Shelf
      title={`Picture of ${holder.name}`}
      hint={`Search ${pictures.length} pictures by name, page or words`}
      words={words}
      search={setWords}
      items={found.slice(0, MOST).map((src) => ({
        id: src,
        name: src,
        detail: usedWords(pagesOf(src).length),
        picture: <Thumbnail file={src} />,
      }))}
      tryOn={tryPicture}
      take={(src) => ask({ src })}
      more={found.length > MOST ? `And ${found.length - MOST} more: search.` : undefined}
    >
      <Bring bring={(file) => void bring(file)}>
        {chosen ? (
          <WordsOfPicture
            key={chosen.src}
            chosen={chosen}
            first={chosen.fresh ? '' : altOf(chosen.src)}
            words={place.words}
            put={(alt) => void put(place, chosen, alt)}
            leave={() => {
              setChosen(undefined);
              if (chosen.fresh) void takeOff();
            }}
          />
        ) : null}
        {why === '' ? null : (
          <p className="problem" role="alert">
            {why}
          </p>
        )}
      </Bring>
    </Shelf>
  );
}

/** Places a picture with its words, and closes the shelf. */
async function put(place: PicturePlace, { src, fresh }: Chosen, alt: string): Promise<void> {
  const { at } = place;
  const operations = pictureOperations(place, src, alt);
  set({ trying: undefined });
  closeOver();
  const isDone = fresh
    ? await placePicture(at.file, src, operations)
    : await change(at.file, operations);
  if (isDone) say(`${src} placed`);
  // Nothing is drawn that would take the place of what was tried.
  if (fresh && (!isDone || src === place.src)) showPictureAgain(at);
}

/** Takes a file that is dropped or chosen. */
function Bring({ bring, children }: { bring: (file: File) => void; children: ReactNode }) {
  return (
    <div
      className="bring"
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) bring(file);
      }}
    >
      {children}
      <label className="button has-line">
        Choose a file
        <input
          type="file"
          className="unseen"
          accept=".svg,.png,.jpg,.jpeg,.webp,.avif,.gif"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) bring(file);
            target.value = '';
          }}
        />
      </label>
      <p className="help">Or drop one here. It is kept in media/.</p>
    </div>
  );
}
