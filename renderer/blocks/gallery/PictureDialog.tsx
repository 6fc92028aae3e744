import { useState } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { showInModal } from '../../state/modal.ts';
import { Strip } from '../../ui/cards/Strip.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './gallery.module.css';

type Pictures = BlockOf<'gallery'>['pictures'];

/**
 * The dialog of a picture, from which visitors go on to the others of the gallery by swipe, keys and buttons: its title
 * and the address follow. Without a script, and on paper, it is the picture alone.
 * @param index of the picture that opens it
 */
export function PictureDialog({ pictures, index }: { pictures: Pictures; index: number }) {
  const [shown, setShown] = useState(index);
  const opening = pictures[index];
  if (!opening) return null;
  const { slug, caption, picture } = opening;
  const current = pictures[shown] ?? opening;
  const show = (next: number) => {
    const { slug: place } = pictures[next] ?? opening;
    if (next !== shown) showInModal(place);
    setShown(next);
  };
  const whole = <Picture {...picture} className={styles.whole} />;
  return (
    <Modal
      slug={slug}
      title={caption}
      currentTitle={current.caption}
      width="wide"
      head="bar"
      withoutScript={whole}
    >
      {pictures.length > 1 ? (
        <div className={styles.album}>
          <Strip of="image" label={current.caption} start={index} onShow={show}>
            {pictures.map((one, at) => (
              <li key={at} data-active={at === shown || undefined}>
                <Picture {...one.picture} className={styles.whole} />
              </li>
            ))}
          </Strip>
        </div>
      ) : (
        whole
      )}
    </Modal>
  );
}
