import { useBlockId } from '../../data/block-fields.ts';
import type { BlockOf } from '../../data/types.ts';
import { BESIDE, BESIDE_PICTURE, BESIDE_TITLE } from '../../option-classes.ts';
import { Actions } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { Lead, openingClass, Wrap } from '../../ui/layout/Section.tsx';
import { SEARCH_PLACE } from '../../data/search-place.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { SearchField } from './SearchField.tsx';
import { Opening } from './Opening.tsx';
import styles from './hero.module.css';

/** The opening of a page: all text next to, on, above or below a large picture, or the title left and the words right of it. */
export default function Hero(hero: BlockOf<'hero'>) {
  const { title, breadcrumb, picture, layout = 'beside' } = hero;
  const id = useBlockId();
  if (picture && layout !== 'beside')
    return (
      <Opening {...hero} layout={layout} picture={picture}>
        {breadcrumb ? <Breadcrumb names={breadcrumb} /> : null}
        <h1>{title}</h1>
        <Words {...hero} />
      </Opening>
    );
  return (
    <section id={id} className={picture ? BESIDE : `${openingClass} ${styles.plain}`}>
      <Wrap className={styles.columns}>
        <div className={picture ? BESIDE_TITLE : styles.title}>
          {breadcrumb ? <Breadcrumb names={breadcrumb} /> : null}
          <h1>{title}</h1>
          {picture ? <Words {...hero} /> : null}
        </div>
        {picture ? (
          <FramedPicture picture={picture} className={BESIDE_PICTURE} eager isHero />
        ) : (
          <Words {...hero} />
        )}
      </Wrap>
    </section>
  );
}

function Words({ subtitle, lead, text, action, secondAction }: BlockOf<'hero'>) {
  return (
    <div className={styles.words}>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      {lead ? <Lead>{lead}</Lead> : null}
      {text ? (
        <p className={styles.text}>
          <InlineMarkup text={text} />
        </p>
      ) : null}
      {action ? (
        <p className={styles.action}>
          {action.href === SEARCH_PLACE ? (
            <SearchField label={action.label} />
          ) : (
            <Actions action={action} secondAction={secondAction} />
          )}
        </p>
      ) : null}
    </div>
  );
}
