import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const PLACES = [1, 2, 3, 4, 5];

/** How many of five stars a client gave. Its sheet is styles/options/quotes.css. */
export function Stars({ stars }: { stars: number }) {
  const { starsGiven } = useMessages();
  return (
    <span role="img" aria-label={fillMessage(starsGiven, { stars })} className="quote-stars">
      {PLACES.map((place) => (
        <Icon key={place} name="star" className={place > stars ? '' : 'quote-star'} />
      ))}
    </span>
  );
}
