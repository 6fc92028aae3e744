import type { ReactNode } from 'react';
import { AssetsProvider, SiteProvider, useSite } from './data/context.ts';
import type { InLanguage, SiteData } from './data/types.ts';
import { ClosingBand } from './frame/footer/ClosingBand.tsx';
import './frame/deferred/loading-bar.css';
import { CrashBoundary, CrashScreen } from './frame/deferred/CrashScreen.tsx';
import { Footer } from './frame/footer/Footer.tsx';
import { Header } from './frame/header/Header.tsx';
import { NotFound } from './frame/deferred/NotFound.tsx';
import { Notifications } from './frame/deferred/Notifications.tsx';
import { Manual } from './frame/manual/Manual.tsx';
import { FormModals } from './modal/FormModals.tsx';
import { Page } from './Page.tsx';
import { FirstPathProvider } from './routing/path.ts';
import { useRoute, type RouteState } from './routing/use-route.ts';
import { FirstWaysProvider } from './state/ways.ts';

interface Props {
  site: SiteData;
  first: RouteState;
  /** The path the HTML was rendered for; the first render in the browser must agree with it. */
  path: string;
  /** What is drawn in the place of the header, where its HTML is known already; see `header-cache.ts`. */
  header?: ReactNode;
}

/*
 * The frame reads site and address itself. Being the same elements each time, it is not drawn again when a page
 * changes while it is being written.
 */
const wholeHeader = <Header />;
const footer = <Footer />;
const notifications = <Notifications />;

/** The whole site: frame around, page inside. Rendered once on the server and hydrated in the browser. */
export function App({ site, first, path, header = wholeHeader }: Props) {
  const linked = first.kind === 'page' ? (first.data.linkedForms ?? []) : [];
  return (
    <SiteProvider value={site}>
      <FirstWaysProvider value={first.kind === 'page' ? first.data.ways : undefined}>
        <FirstPathProvider value={path}>
          <a className="skip-link" href="#main">
            {site.messages.skipToContent}
          </a>
          {header}
          <Main first={first} />
          {footer}
          <FormModals linked={linked} />
          {notifications}
        </FirstPathProvider>
      </FirstWaysProvider>
    </SiteProvider>
  );
}

function Main({ first }: { first: RouteState }) {
  const { shown, isLate } = useRoute(first);
  return (
    <main id="main" tabIndex={-1} aria-busy={isLate || undefined}>
      <CrashBoundary route={shown.path}>
        <Content shown={shown} />
      </CrashBoundary>
    </main>
  );
}

function Content({ shown }: { shown: RouteState }) {
  if (shown.kind === 'error') return <CrashScreen error={shown.error} />;
  if (shown.kind === 'not-found') return <NotFound />;
  const { data, components, keys, assets = data } = shown;
  return (
    <AssetsProvider value={assets}>
      <Manual place={data.manual}>
        <Fallback inLanguage={data.fallback}>
          <Page page={data.page} components={components} keys={keys} />
        </Fallback>
      </Manual>
      <ClosingBand adjust={data.page.closing} />
    </AssetsProvider>
  );
}

interface FallbackProps {
  /** Of what is shown; nothing if that is the language of the document. */
  inLanguage: InLanguage | undefined;
  children: ReactNode;
}

/** The fallback of a page that is not translated, with a notice that says so in the language of the document. */
function Fallback({ inLanguage, children }: FallbackProps) {
  const { notTranslated } = useSite().messages;
  if (!inLanguage) return children;
  return (
    <>
      <p className="fallback">{notTranslated}</p>
      <div {...inLanguage}>{children}</div>
    </>
  );
}
