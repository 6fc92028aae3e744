import { usePictureFile, useSite } from '../../data/context.ts';
import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './video-file.module.css';

/**
 * A video of the site. It never plays by itself, so that nothing moves or sounds that nobody asked for, and none of it is
 * loaded before it plays; its poster keeps its room.
 */
export default function VideoFile(block: BlockOf<'video-file'>) {
  const { heading, lead, ground, file, poster, captions } = block;
  const { site } = useSite();
  const still = usePictureFile(poster);
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the check asks for captions where there is speech */}
      <video
        src={file}
        poster={still?.url}
        width={still?.width}
        height={still?.height}
        controls
        preload="none"
        playsInline
        aria-label={heading}
        className={styles.video}
      >
        {captions ? <track kind="captions" src={captions} srcLang={site.language} default /> : null}
      </video>
    </Section>
  );
}
