import { useEffect, useRef, useState } from 'react';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { dismiss, useNotifications, type Notification } from '../../state/notifications.ts';
import styles from './Notifications.module.css';

/** How long a notification stays, in milliseconds (docs/specification.md, section 9). */
const DURATION = { error: 5000, info: 4000 };

const ICONS = { error: 'circle-alert', info: 'check' };

/**
 * The notifications that show now, in a corner above everything else. It is here before it is needed, because a lost
 * connection could not be told of by a script that has yet to come.
 */
export function Notifications() {
  const messages = useMessages();
  const notifications = useNotifications();
  const corner = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const isEmpty = notifications.length === 0;

  useEffect(() => {
    const element = corner.current;
    if (isEmpty || !element) return undefined;
    // Where popovers are unknown the corner is an element as any other, and shows.
    if ('showPopover' in element) element.showPopover();
    const cameFrom = document.activeElement;
    const goThere = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') element.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => {
      document.removeEventListener('keydown', goThere);
      if (element.contains(document.activeElement) && cameFrom instanceof HTMLElement)
        cameFrom.focus();
      if ('hidePopover' in element) element.hidePopover();
      setHeld(false);
    };
  }, [isEmpty]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it acts on nothing, it only waits
    <section
      ref={corner}
      popover="manual"
      data-notifications
      aria-label={fillMessage(messages.notifications, { keys: 'Alt+T' })}
      aria-live="polite"
      tabIndex={-1}
      className={styles.corner}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notifications.map((notification) => (
        <Entry
          key={notification.id}
          {...notification}
          held={held || notification.stays}
          onDismiss={() => {
            corner.current?.focus();
            dismiss(notification.id);
          }}
        />
      ))}
    </section>
  );
}

/** @param held whether it is pointed at or has the focus and so does not go by itself */
function Entry({
  id,
  kind,
  message,
  held,
  onDismiss,
}: Notification & { held: boolean | undefined; onDismiss: () => void }) {
  const messages = useMessages();
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(id), DURATION[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  return (
    <div role="status" className={styles.notification}>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <p>{typeof message === 'string' ? messages[message] : message.words}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={messages.dismissNotification}
        data-tooltip
        onClick={onDismiss}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
