import type { ReactNode } from 'react';
import type { SiteManual } from '../../../schema/generated/content.d.ts';
import { useSite } from '../../data/context.ts';
import type { PageData } from '../../data/types.ts';
import { RouteLink } from '../../ui/links/RouteLink.tsx';

interface Props {
  /** Of the page. */
  route: string;
  /** The headings of the page; nothing where it is not in a manual. */
  contents: PageData['contents'];
  children: ReactNode;
}

/**
 * A page in the layout of a manual: between the list of its pages and the contents of the page, with the ways to the
 * previous and the next page below. Both lists are there two times, of which style sheets show one: narrow screens fold
 * them up above the text. A page in no manual is drawn as it is.
 */
export function Manual({ route, contents, children }: Props) {
  const manual = useSite().site.manuals?.find(
    ({ sections }) => places(sections, route).current !== undefined,
  );
  if (!manual || !contents) return children;
  const { title, sections } = manual;
  return (
    <div className="manual">
      <nav className="manual-side" aria-label={title}>
        <Pages sections={sections} route={route} />
      </nav>
      <nav className="manual-folded" aria-label={title}>
        {/* On the next page it is folded up again. */}
        <details key={route}>
          <summary>{title}</summary>
          <Pages sections={sections} route={route} />
        </details>
      </nav>
      <Contents key={route} contents={contents} />
      <div className="manual-text">
        {children}
        <Neighbors {...places(sections, route)} />
      </div>
    </div>
  );
}

type ManualPage = SiteManual['sections'][number]['items'][number];

interface Places {
  previous?: ManualPage | undefined;
  current?: ManualPage | undefined;
  next?: ManualPage | undefined;
}

/** A page of a manual and those before and after it; nothing for a page that is not in it. */
function places(sections: SiteManual['sections'], route: string): Places {
  const pages = sections.flatMap(({ items }) => items);
  const at = pages.findIndex(({ href }) => href === route);
  return at < 0 ? {} : { previous: pages[at - 1], current: pages[at], next: pages[at + 1] };
}

function Pages({ sections, route }: { sections: SiteManual['sections']; route: string }) {
  return sections.map(({ title, items }, index) => (
    <div key={index}>
      {title ? <p className="manual-label">{title}</p> : null}
      <ul>
        {items.map(({ name, href }, at) => (
          <li key={at}>
            <RouteLink aria-current={href === route ? 'page' : undefined} href={href}>
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Contents({ contents }: { contents: NonNullable<PageData['contents']> }) {
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
    <>
      <nav className="manual-folded manual-contents-folded" aria-label={onThisPage}>
        <details>
          <summary>{onThisPage}</summary>
          {links}
        </details>
      </nav>
      <nav className="manual-contents" aria-label={onThisPage}>
        <p className="manual-label">{onThisPage}</p>
        {links}
      </nav>
    </>
  );
}

function Neighbors({ previous, next }: Places) {
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
