import { lazy } from 'react';
import { useSite } from '../../data/context.ts';
import { Modal } from '../../modal/Modal.tsx';
import { SEARCH, searchFolder } from '../../state/search.ts';
import { RouteLink } from '../../ui/links/RouteLink.tsx';

/** Loaded with the first search: the dialog, and what is in it. */
const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

/** The search of a site that has one. Where it cannot be loaded, the list of all pages stands in. */
export function SearchModal() {
  const { site, messages, home } = useSite();
  return site.search ? (
    <Modal slug={SEARCH} title={messages.search} isInPage={false} head="bar" Dialog={SearchDialog}>
      <p>
        {messages.searchUnavailable}{' '}
        <RouteLink href={searchFolder(home)}>{messages.allPages}</RouteLink>
      </p>
    </Modal>
  ) : null;
}
