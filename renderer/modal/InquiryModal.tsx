import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../data/context.ts';
import { retry } from '../data/retry.ts';
import type { InquirySettings } from '../state/inquiry-calls.ts';
import { MailMessage } from '../ui/text/MailMessage.tsx';
import { Modal } from './Modal.tsx';
import styles from './Modal.module.css';

/** The address of the inquiry dialog on every page: `#inquiry`. */
const SLUG = 'inquiry';

/** The inquiry dialog, on every page of a site that takes inquiries. Without a script it is a mail link. */
export function InquiryModal() {
  const { site, messages } = useSite();
  if (!site.inquiry) return null;
  const { title, subtitle } = site.inquiry;
  const mailLink = <a href={`mailto:${site.email}`}>{site.email}</a>;
  return (
    <Modal
      slug={SLUG}
      title={title}
      subtitle={subtitle}
      withoutScript={
        <p>
          {subtitle} {mailLink}
        </p>
      }
    >
      <LoadedForm settings={site.inquiry}>
        <p className={styles.instead} role="alert">
          <MailMessage message={messages.formUnavailable} />
        </p>
      </LoadedForm>
    </Modal>
  );
}

interface Props {
  settings: InquirySettings;
  /** What to show if the form does not come at once. */
  children: ReactNode;
}

/** The form brings its checks and its calls; it is loaded when the dialog opens, not with the page. */
function LoadedForm({ settings, children }: Props) {
  const [Form, setForm] = useState<ComponentType<{ settings: InquirySettings }>>();
  const [late, setLate] = useState(false);
  useEffect(() => {
    retry(
      () => import('./InquiryForm.tsx'),
      () => setLate(true),
    ).then(
      (module) => setForm(() => module.default),
      (error: unknown) => console.error('The inquiry form could not be loaded.', error),
    );
  }, []);
  if (Form) return <Form settings={settings} />;
  return late ? children : null;
}
