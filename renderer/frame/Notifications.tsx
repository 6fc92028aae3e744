import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { Icon } from '../parts/Icon.tsx';
import styles from './Notifications.module.css';

/** How long a notification stays, in milliseconds, and how many show at most (spec, section 9). */
const DURATION = { trouble: 5000, news: 4000 };
const MOST = 3;

const ICONS = { trouble: 'circle-alert', news: 'check' };

const toaster = createToaster({
  placement: 'bottom-end',
  max: MOST,
  overlap: false,
  gap: 12,
  offsets: '20px',
  // As long as it takes to fade.
  removeDelay: 220,
});

/** Shows a notification; a fourth one waits until one of three has gone. */
export function show(kind: keyof typeof DURATION, text: string): void {
  toaster.create({ description: text, duration: DURATION[kind], meta: { icon: ICONS[kind] } });
}

/** The notifications that show now, in a corner above everything else. */
export default function Notifications() {
  return (
    <Toaster toaster={toaster} className={styles.corner}>
      {({ description, meta }) => (
        <Toast.Root className={styles.notification}>
          <Icon name={String(meta?.icon)} className={styles.icon} />
          <Toast.Description>{description}</Toast.Description>
          <Toast.CloseTrigger className={styles.close} data-tooltip>
            <Icon name="x" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
