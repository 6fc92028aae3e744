import type { Page, Picture as PictureContent, Site } from '../../../schema/generated/content.d.ts';
import { useSite } from '../../data/context.ts';
import { Actions, buttonClass } from '../../ui/links/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { usePath } from '../../routing/path.ts';
import { PictureBehind, useOnPhotograph } from '../../ui/media/PictureBehind.tsx';
import { Lead, Wrap } from '../../ui/layout/Section.tsx';
import styles from './ClosingBand.module.css';

/** The call to action that ends every content page: the site's declaration, adjusted by the page; either may say none. */
export function ClosingBand({ adjust = {} }: { adjust?: Page['closing'] }) {
  const { closing } = useSite().site;
  const path = usePath();
  const picture = typeof closing === 'string' ? undefined : pictureFor(path, closing);
  // A drawing is below the words, and a photograph behind them.
  const photograph = useOnPhotograph(picture, 'all');
  if (typeof closing === 'string' || typeof adjust === 'string') return null;
  const { title, text, action, secondAction } = closing;
  return (
    <section
      className={photograph ? `${styles.band} ${photograph.className}` : styles.band}
      aria-labelledby="closing"
    >
      {picture && photograph ? <PictureBehind picture={picture} veil={photograph.veil} /> : null}
      <Wrap className={styles.text}>
        <div>
          <h2 id="closing">{adjust.title ?? title}</h2>
          <Lead>{adjust.text ?? text}</Lead>
        </div>
        {adjust.action === undefined ? (
          <Actions action={action} secondAction={secondAction} />
        ) : null}
        {adjust.action === 'disabled' ? (
          // A button that does nothing says so, instead of disappointing anyone who presses it.
          <button type="button" className={buttonClass()} aria-disabled="true">
            {action.label}
            <Icon name="arrow-right" pointing />
          </button>
        ) : null}
      </Wrap>
      {picture && !photograph ? (
        <div className={styles.art}>
          <Picture {...picture} className={styles.picture} wide />
        </div>
      ) : null}
    </section>
  );
}

function pictureFor(
  path: string,
  { picture, pictures }: Exclude<Site['closing'], string>,
): PictureContent | undefined {
  return pictures.find(({ below }) => isBelow(path, below))?.picture ?? picture;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
