import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { Strip } from '../../ui/cards/Strip.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './gallery.module.css';

/** Pictures in a grid, in columns or in a strip; each opens whole in a dialog of its own. */
export default function Gallery(gallery: BlockOf<'gallery'>) {
  const { heading, lead, ground, layout = 'grid', pictures } = gallery;
  const entries = pictures.map(({ slug, picture, caption }, index) => (
    <li key={index}>
      <Link href={`#${slug}`} className={styles.link}>
        <FramedPicture picture={picture} className={styles.frame} />
        <span className={styles.caption}>{caption}</span>
      </Link>
    </li>
  ));
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {layout === 'strip' ? (
        <Strip of="image" className={styles.strip}>
          {entries}
        </Strip>
      ) : (
        <ul className={styles[layout]}>{entries}</ul>
      )}
      {pictures.map(({ slug, picture, caption }, index) => (
        <Modal key={index} slug={slug} title={caption} width="wide" head="bar">
          <Picture {...picture} className={styles.whole} />
        </Modal>
      ))}
    </Section>
  );
}
