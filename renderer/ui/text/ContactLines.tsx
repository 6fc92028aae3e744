import type { Site } from '../../../schema/generated/content.d.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import { Link } from '../links/Link.tsx';

interface Props {
  location: Site['locations'][number];
  className?: string;
}

/** Hours, phone, mail and map of a location, as far as it has them. */
export function ContactLines({ location, className }: Props) {
  const { showOnMap, labelWithTitle } = useMessages();
  const { title, phone, email, hours = [], map } = location;
  if (!phone && !email && !map && hours.length === 0) return null;
  return (
    <ul className={className}>
      {hours.map(({ days, time }, index) => (
        <li key={index}>
          <span>{days}</span> <span>{time}</span>
        </li>
      ))}
      {phone ? (
        <li>
          {/* What people write between digits is nothing to dial. */}
          <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
        </li>
      ) : null}
      {email ? (
        <li>
          <Link href={`mailto:${email}`}>{email}</Link>
        </li>
      ) : null}
      {map ? (
        <li>
          <Link href={map} label={fillMessage(labelWithTitle, { label: showOnMap, title })}>
            {showOnMap}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
