import type { BlockOf } from '../../data/types.ts';
import { PHOTO_SLIDE } from '../../option-classes.ts';
import { Lead, Wrap } from '../../ui/layout/Section.tsx';
import { ButtonLink, TextLink } from '../../ui/links/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { PictureBehind, useOnPhotograph, useStartSide } from '../../ui/media/PictureBehind.tsx';
import styles from './banner.module.css';

interface Props {
  slide: BlockOf<'banner'>['slides'][number];
  action: BlockOf<'banner'>['action'];
  isFirst: boolean;
  isActive: boolean;
}

/** Words, and a photograph or a drawing behind them; the sheet of photographs is styles/options/photo-slides.css. */
export function Slide({ slide, action, isFirst, isActive }: Props) {
  const { title, text, picture, link } = slide;
  const photograph = useOnPhotograph(picture, useStartSide());
  return (
    <div
      className={
        photograph ? `${styles.stage} ${PHOTO_SLIDE} ${photograph.className}` : styles.stage
      }
      data-active={isActive || undefined}
    >
      {photograph ? (
        <PictureBehind picture={picture} veil={photograph.veil} eager={isFirst} />
      ) : null}
      <Wrap className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <Lead className={styles.lead}>{text}</Lead>
        <div className={styles.actions}>
          <ButtonLink {...action} />
          {link ? (
            <TextLink href={link.href} look="plain">
              {link.label}
            </TextLink>
          ) : null}
        </div>
      </Wrap>
      {photograph ? null : (
        <div className={styles.art}>
          <Picture {...picture} layered wide eager={isFirst} />
        </div>
      )}
    </div>
  );
}
