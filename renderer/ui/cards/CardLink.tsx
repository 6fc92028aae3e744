import { CARD_LINK } from '../../contract.ts';
import { Icon } from '../media/Icon.tsx';
import { WholeLink } from './WholeLink.tsx';

/** The title of a card that is a link as a whole, with the arrow that says it leads on; see styles/options/cards.css. */
export function CardLink({ href, title }: { href: string; title: string }) {
  return (
    <WholeLink href={href} className={CARD_LINK}>
      {title}
      <Icon name="arrow-right" pointing />
    </WholeLink>
  );
}
