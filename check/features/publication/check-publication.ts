import type { Finding } from '../../diagnostics/finding.ts';
import { routeOf } from '../../model/route-of.ts';
import { homeOf, languageOf, type LanguagePlan } from '../../model/plan.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Publication } from '../../../schema/generated/data.d.ts';
import type { CheckedPage } from '../../model/rule.ts';

const FIELDS: ReadonlySet<string> = new Set(['draft', 'publishAt', 'unpublishAt']);

/** What is wrong with when a page is published, though each of its moments is one; and with its canonical address. */
export function checkPublication({
  file,
  data,
  publication,
  languages,
}: Pick<CheckedPage, 'file' | 'data' | 'publication' | 'languages'>): Finding[] {
  if (!isRecord(data)) return [];
  const home = publication ? checkHome(file, Object.keys(data), languages) : [];
  return [
    // In which order its times are does not matter where none may be.
    ...(home.length > 0 ? home : checkOrder(publication)),
    ...checkCanonical(data['canonical']),
  ];
}

function checkHome(file: string, fields: readonly string[], languages: LanguagePlan): Finding[] {
  const route = routeOf(file);
  if (route !== homeOf(languages, languageOf(languages, route))) return [];
  return [
    {
      id: 'hidden-home',
      path: fields.filter((name) => FIELDS.has(name)).slice(0, 1),
      part: 'key',
      message: 'This is a home page. Every page links to it, so it must always exist.',
      suggestion: 'Delete this field.',
    },
  ];
}

function checkOrder(publication: Publication | undefined): Finding[] {
  const { from, until } = publication ?? {};
  if (from === undefined || until === undefined || from < until) return [];
  return [
    {
      id: 'never-published',
      path: ['unpublishAt'],
      part: 'value',
      message: '`unpublishAt` is not after `publishAt`, so the page would never appear.',
      suggestion: 'Write a later time, or delete the field.',
    },
  ];
}

/** Whether the address exists is reported like any link. */
function checkCanonical(canonical: unknown): Finding[] {
  if (typeof canonical !== 'string' || /^(https:\/\/|\/)[^#]*$/.test(canonical)) return [];
  if (!/^(#|mailto:|tel:|\/|https:)/.test(canonical)) return [];
  return [
    {
      id: 'wrong-address',
      path: ['canonical'],
      part: 'value',
      message: 'A canonical address is the address of a whole page.',
      suggestion: 'Write https://... or the address of a page of this site, without a # part.',
    },
  ];
}
