import { picturePlace } from '../../data/picture.ts';
import { setText } from '../../data/page-actions.ts';
import { describe, holderOf } from '../../data/selection.ts';
import { now, set } from '../../data/store.ts';
import { Thumbnail } from '../../desk/Thumbnail.tsx';
import type { ControlProps } from '../field-props.ts';

/** A picture of media/: the shelf of all that are there tries them in its place. */
export function PictureField(props: ControlProps) {
  const { at, name, title, value, id, describedBy, isRequired } = props;
  const what = name === 'src' ? 'picture' : title.toLowerCase();
  const shown = typeof value === 'string' ? value : '';
  const holder = describe({ file: at.file, pointer: holderOf(now().files[at.file], at.pointer) });
  const open = (dropped?: File) => {
    const place = picturePlace(at);
    if (place) set({ over: { kind: 'pictures', place, ...(dropped && { dropped }) } });
  };
  return (
    <div
      className="picture"
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) open(file);
      }}
    >
      {shown === '' ? null : <Thumbnail file={shown} />}
      <div>
        <p>{shown === '' ? 'No picture' : shown}</p>
        <button
          id={id}
          type="button"
          className="button has-line"
          aria-describedby={describedBy}
          aria-label={`Choose ${what} of ${holder.name}`}
          onClick={() => open()}
        >
          Choose
        </button>
        {isRequired || shown === '' ? null : (
          <button type="button" className="button" onClick={() => void setText(at, '')}>
            Take out
          </button>
        )}
      </div>
    </div>
  );
}
