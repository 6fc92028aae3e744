import { isRecord } from '../../../schema/is-record.ts';
import { listOf } from '../../../schema/list-of.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/**
 * Checks that the manuals of a file such as site.yaml contain pages, and each once: it has one page before it and one after
 * it. A folder may be within another one, since its pages are in the section of the nearer one.
 */
export function checkManuals({ data: site }: Pick<CheckedFile, 'data'>): Finding[] {
  const known = new Set<string>();
  const folders = new Set<string>();
  return entriesOf(site, 'manuals').flatMap(([manual, m]) =>
    entriesOf(manual, 'sections').flatMap(([section, s]) => [
      ...checkFolderOnce(section, ['manuals', m, 'sections', s, 'folder'], folders),
      ...entriesOf(section, 'items').flatMap(([item, i]): Finding[] => {
        const href = isRecord(item) ? item['href'] : undefined;
        if (typeof href !== 'string') return [];
        const path = ['manuals', m, 'sections', s, 'items', i, 'href'];
        if (!/^\/[^#?]*$/.test(href)) {
          return [
            {
              id: 'wrong-address',
              path,
              part: 'value',
              message: 'A manual contains pages of this site only, each as a whole.',
              suggestion: 'Write the address of a page, without a domain and without a #.',
            },
          ];
        }
        if (!known.has(href)) {
          known.add(href);
          return [];
        }
        return [
          {
            id: 'duplicate-manual-page',
            path,
            part: 'value',
            message: `${href} is already in a manual above, and a page has one previous and one next page.`,
            suggestion: 'Remove one of the two.',
          },
        ];
      }),
    ]),
  );
}

/** @param known the folders of the sections above, to which that of this one is added */
function checkFolderOnce(section: unknown, path: DataPath, known: Set<string>): Finding[] {
  const folder = isRecord(section) ? section['folder'] : undefined;
  if (typeof folder !== 'string' || known.size < known.add(folder).size) return [];
  return [
    {
      id: 'duplicate-manual-page',
      path,
      part: 'value',
      message: `The pages of the folder \`${folder}\` are already in a manual above, and a page has one previous and one next page.`,
      suggestion: 'Remove one of the two.',
    },
  ];
}

/** The entries of a list of a group, each with its index; none where there is no such list. */
function entriesOf(group: unknown, name: string): [unknown, number][] {
  const list = listOf(isRecord(group) ? group[name] : undefined);
  return list.map((entry, index) => [entry, index]);
}
