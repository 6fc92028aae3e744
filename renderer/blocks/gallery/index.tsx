import type { BlockOf } from '../../data/types.ts';
import { Strip } from '../../ui/cards/Strip.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './gallery.module.css';

/** Pictures in a grid, in columns or in a strip; each opens whole in a dialog, which leads on to the others. */
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
      {pictures.map((_, index) => (
        <PictureDialog key={index} pictures={pictures} index={index} />
      ))}
    </Section>
  );
}
