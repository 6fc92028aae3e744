import { useLayoutEffect, useRef } from 'react';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import styles from './before-after.module.css';

/**
 * Two pictures of one thing, one above the other, with a handle between what is seen of each. The handle is that of a
 * slider, so keys move it. Without a script both are next to each other.
 */
export default function BeforeAfter(block: BlockOf<'before-after'>) {
  const { heading, lead, ground, before, after } = block;
  const { pictureShare } = useMessages();
  const pair = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const split = () => {
    // Not in the document, whose policy allows no style of an element.
    pair.current?.style.setProperty('--split', `${slider.current?.value}%`);
  };
  // It can be moved before the page is hydrated.
  useLayoutEffect(split, []);
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div ref={pair} className={styles.pair}>
        <Side {...before} />
        <Side {...after} />
        <input
          ref={slider}
          type="range"
          defaultValue={50}
          aria-label={fillMessage(pictureShare, { label: before.label })}
          className={`with-script ${styles.slider}`}
          onInput={split}
        />
        <span className={`with-script ${styles.handle}`} />
      </div>
    </Section>
  );
}

function Side({ label, picture }: BlockOf<'before-after'>['before']) {
  return (
    <figure className={styles.side}>
      <FramedPicture picture={picture} className={styles.frame} wide />
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
