import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Chip } from '../../ui/media/Chip.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import type { Product } from './ProductModal.tsx';
import styles from './ProductCard.module.css';

/** The card shows so many features; its button leads to all of them. */
const FEATURES_ON_CARD = 3;

/** Text in one half, picture in the other; the halves change sides from card to card. */
export function ProductCard({ slug, icon, title, description, keyFeatures, img, label }: Product) {
  const messages = useMessages();
  const words = label ?? messages.moreFeatures;
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        <Chip icon={icon} />
        <Heading level={2} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.description}>{description}</p>
        <Bullets items={keyFeatures.slice(0, FEATURES_ON_CARD)} />
        <Link
          href={`#${slug}`}
          className={buttonClass()}
          label={fillMessage(messages.labelWithTitle, { label: words, title })}
        >
          {words}
          <Icon name="arrow-right" pointing />
        </Link>
      </div>
      <FramedPicture picture={img} className={styles.picture} />
    </li>
  );
}
