import { lazy, Suspense } from 'react';
import { useSite } from '../content.ts';
import { Modal } from './Modal.tsx';

/** The form brings its checks and its calls; it is loaded with the dialog, not with the page. */
const InquiryForm = lazy(() => import('./InquiryForm.tsx'));

/** The address of the inquiry dialog on every page: `#inquiry`. */
const SLUG = 'inquiry';

/** The inquiry dialog, on every page of a site that takes inquiries. Without a script it is a mail link. */
export function InquiryModal() {
  const { site } = useSite();
  if (!site.inquiry) return null;
  const { title, subtitle } = site.inquiry;
  return (
    <Modal
      slug={SLUG}
      title={title}
      subtitle={subtitle}
      withoutScript={
        <p>
          {subtitle} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      }
    >
      <Suspense>
        <InquiryForm settings={site.inquiry} />
      </Suspense>
    </Modal>
  );
}
