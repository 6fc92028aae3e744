import { useEffect, useId, useRef, useState } from 'react';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  chosen: { src: string; fresh?: { name: string; url: string } };
  /** The words that are known of it. */
  first: string;
  words: 'none' | 'optional' | 'required';
  put: (alt: string) => void;
  /** Does not place it. */
  leave: () => void;
}

/** Asks what a picture shows, or whether it is decoration, before it is placed. */
export function WordsOfPicture({ chosen: { src, fresh }, first, words, put, leave }: Props) {
  const id = useId();
  const [alt, setAlt] = useState(first);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (fresh) (field.current ?? button.current)?.focus();
  }, [fresh]);
  const isReady = words === 'none' || alt.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) put(alt.trim());
      }}
    >
      <p className="chosen">
        {fresh ? <img src={fresh.url} alt="" width="72" height="48" /> : <Thumbnail file={src} />}
        <span>
          <strong>{src}</strong>
          {fresh ? <small>Brought as {fresh.name}</small> : null}
        </span>
      </p>
      {words === 'none' ? null : (
        <>
          <label htmlFor={id}>What does it show?</label>
          <textarea
            dir="auto"
            ref={field}
            id={id}
            rows={2}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (isReady) put(alt.trim());
            }}
          />
          <p className="help">One short sentence, for people who cannot see it.</p>
        </>
      )}
      <div className="group">
        <button ref={button} type="submit" className="button is-main" aria-disabled={!isReady}>
          Place it <kbd aria-hidden>Enter</kbd>
        </button>
        {words === 'optional' ? (
          <button type="button" className="button has-line" onClick={() => put('')}>
            It is decoration
          </button>
        ) : null}
        {fresh ? (
          <button type="button" className="button" onClick={leave}>
            Leave it out
          </button>
        ) : null}
      </div>
    </form>
  );
}
