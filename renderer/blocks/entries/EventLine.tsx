import { useDateText } from '../../data/context.ts';
import { useMessages } from '../../data/messages.ts';
import type { ListedEvent } from '../../data/types.ts';
import { eventStatus } from '../../ui/text/event-status.ts';
import styles from './entries.module.css';

/** When and where an event takes place, and first of all whether it does not. */
export function EventLine({ when, place, status }: ListedEvent) {
  const text = useDateText(when);
  const messages = useMessages();
  return (
    <>
      {status ? <b className={styles.status}>{messages[eventStatus[status]]} · </b> : null}
      <time dateTime={when.split('/')[0]}>{text}</time>
      {place ? ` · ${place}` : null}
    </>
  );
}
