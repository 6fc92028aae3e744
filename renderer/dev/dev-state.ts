import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { fieldsOf, hasTypes, isPageData, isSiteData } from '../data/guards.ts';
import type { BlockDigest } from './key-blocks.ts';
import type { PageData, SiteData } from '../data/types.ts';

/** What the development server tells of a route, as it is on disk now or was when it was last right. */
export interface DevState {
  /** Nothing as long as site.yaml has never been right. */
  site: SiteData | null;
  /** Nothing where there is no page, or never was a good one. */
  page: PageData | null;
  /** The blocks of the page. */
  blocks: BlockDigest[];
  /** What features add to the document of the page, as HTML: elements that show nothing. */
  elements: string;
  /** Why a build leaves the page out at the moment, as a sentence; nothing if it does not. */
  mark: string | null;
  /** Of the text of the file that the page was made from; nothing for a page that is not a file. */
  digest: string | null;
  /** The file of the page, from the site folder; nothing if there is none. */
  file: string | null;
}

/** What is wrong with the site as it is on disk now. */
export interface DevProblems {
  problems: Diagnostic[];
  /** What fails without being a problem of a file: sentences. */
  failures: string[];
}

export function isDevState(data: unknown): data is DevState {
  const { site, page, blocks, elements, mark, digest, file } = fieldsOf(data);
  return (
    (site === null || isSiteData(site)) &&
    (page === null || isPageData(page)) &&
    Array.isArray(blocks) &&
    blocks.every((block) => hasTypes(block, { type: 'string', digest: 'string' })) &&
    typeof elements === 'string' &&
    (mark === null || typeof mark === 'string') &&
    (digest === null || typeof digest === 'string') &&
    (file === null || typeof file === 'string')
  );
}

export function isDevProblems(data: unknown): data is DevProblems {
  const { problems, failures } = fieldsOf(data);
  return Array.isArray(failures) && isDiagnostics(problems);
}

function isDiagnostics(data: unknown): data is Diagnostic[] {
  return (
    Array.isArray(data) &&
    data.every((item) =>
      hasTypes(item, { id: 'string', severity: 'string', file: 'string', message: 'string' }),
    )
  );
}
