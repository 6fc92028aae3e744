import type { ReactNode } from 'react';
import { useSite } from '../../data/context.ts';
import type { Manual as ManualData, PlaceInManual } from '../../data/types.ts';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import { Icon } from '../../ui/media/Icon.tsx';

interface Props {
  /** Of the page; nothing where it is in no manual. */
  place: PlaceInManual | undefined;
  children: ReactNode;
}

/**
 * A page in the layout of a manual: between the list of its pages and the contents of the page, with the ways to the
 * previous and the next page below. Both lists are there two times, of which style sheets show one: narrow screens fold
 * them up above the text. A page in no manual is drawn as it is.
 */
export function Manual({ place, children }: Props) {
  const { manuals = [] } = useSite().site;
  const manual = place && manuals[place.manual];
  if (!manual) return children;
  const { title, sections } = manual;
  const pages = sections.flatMap(({ items }) => items);
  const list = <Pages sections={sections} current={pages[place.page]} />;
  return (
    <div className="manual">
      <nav className="manual-lists" aria-label={title}>
        <div className="manual-side">{list}</div>
        {/* On the next page it is folded up again. */}
        <details key={place.page} className="manual-folded">
          <Summary>{title}</Summary>
          {list}
        </details>
      </nav>
      <Contents key={place.page} contents={place.contents} />
      <div className="manual-text">
        {children}
        <Neighbors previous={pages[place.page - 1]} next={pages[place.page + 1]} />
      </div>
    </div>
  );
}

function Summary({ children }: { children: string }) {
  return (
    <summary>
      {children}
      <Icon name="chevron-down" />
    </summary>
  );
}

type ManualPage = ManualData['sections'][number]['items'][number];

interface PagesProps {
  sections: ManualData['sections'];
  current: ManualPage | undefined;
}

function Pages({ sections, current }: PagesProps) {
  return sections.map(({ title, items }, index) =>
    // No page of a folder may be published yet.
    items.length === 0 ? null : (
      <div key={index}>
        {title ? <p className="manual-label">{title}</p> : null}
        <ul>
          {items.map((page, at) => (
            <li key={at}>
              <RouteLink aria-current={page === current ? 'page' : undefined} href={page.href}>
                {page.name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}

function Contents({ contents }: { contents: PlaceInManual['contents'] }) {
  const { onThisPage } = useSite().messages;
  // One heading is what is in view anyway.
  if (contents.length < 2) return null;
  const links = (
    <ul>
      {contents.map(({ id, name, depth }) => (
        <li key={id} className={depth === 2 ? undefined : 'manual-deeper'}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="manual-lists" aria-label={onThisPage}>
      <details className="manual-folded manual-contents-folded">
        <Summary>{onThisPage}</Summary>
        {links}
      </details>
      <div className="manual-contents">
        <p className="manual-label">{onThisPage}</p>
        {links}
      </div>
    </nav>
  );
}

function Neighbors({ previous, next }: Partial<Record<'previous' | 'next', ManualPage>>) {
  const { listPagePrevious, listPageNext } = useSite().messages;
  if (!previous && !next) return null;
  return (
    <ul className="manual-neighbors">
      {previous ? (
        <li>
          <Neighbor {...previous} label={listPagePrevious} rel="prev" />
        </li>
      ) : null}
      {next ? (
        <li className="manual-next">
          <Neighbor {...next} label={listPageNext} rel="next" />
        </li>
      ) : null}
    </ul>
  );
}

function Neighbor({ name, href, label, rel }: ManualPage & { label: string; rel: string }) {
  return (
    <RouteLink rel={rel} href={href}>
      <span className="manual-label">{label}</span> {name}
    </RouteLink>
  );
}
