import type { Announcement as Announced } from '../../data/types.ts';
import { useMessages } from '../../data/messages.ts';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';

/**
 * The bar at the top of every page. It is before the root that React hydrates, and its button is answered by the
 * inline script (renderer/bootstrap/announcement.ts), so that no other site carries its code. Its sheet is in
 * renderer/styles/optional/.
 */
export function Announcement({ text }: Pick<Announced, 'text'>) {
  const { dismissNotification, skipToContent } = useMessages();
  return (
    <>
      {/* Before any other link; that of the page is hidden then. */}
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <aside className="announcement">
        <p>
          <InlineMarkup text={text} />
        </p>
        <button
          type="button"
          className="with-script"
          aria-label={dismissNotification}
          data-announcement
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </aside>
    </>
  );
}
