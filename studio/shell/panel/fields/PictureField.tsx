import { useState } from 'react';
import { setText } from '../../data/page-actions.ts';
import { useStudio } from '../../data/store.ts';
import type { ControlProps } from '../field-props.ts';

/** So many are shown at once; the search leads to the others. */
const MOST = 60;

/** A picture of media/, with all that are there to choose from. */
export function PictureField({ at, value, id, describedBy, isRequired }: ControlProps) {
  const pictures = useStudio((state) => state.overview?.pictures ?? []);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const shown = typeof value === 'string' ? value : '';
  const found = pictures.filter((file) => file.toLowerCase().includes(words.toLowerCase()));
  return (
    <div className="picture">
      {shown === '' ? null : <Thumbnail file={shown} />}
      <div>
        <p>{shown === '' ? 'No picture' : shown}</p>
        <button
          id={id}
          type="button"
          className="button has-line"
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          Choose
        </button>
        {isRequired || shown === '' ? null : (
          <button type="button" className="button" onClick={() => void setText(at, '')}>
            Take out
          </button>
        )}
      </div>
      {isOpen ? (
        <div className="pictures">
          <input
            type="search"
            aria-label="Search pictures"
            placeholder={`Search ${pictures.length} pictures`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <ul>
            {found.slice(0, MOST).map((file) => (
              <li key={file}>
                <button
                  type="button"
                  aria-pressed={file === shown}
                  aria-label={file}
                  onClick={() => {
                    void setText(at, file);
                    setOpen(false);
                  }}
                >
                  <Thumbnail file={file} />
                </button>
              </li>
            ))}
          </ul>
          {found.length > MOST ? (
            <p className="help">And {found.length - MOST} more: search.</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** As an image, also where it is an SVG: its markup never becomes a part of the studio. */
function Thumbnail({ file }: { file: string }) {
  return (
    <img src={`/_studio/media/${encodeURI(file)}`} alt="" loading="lazy" width="72" height="48" />
  );
}
