import { isPicture } from '../../files/decoded-picture.ts';
import { nameOfIcon } from '../../files/own-icons.ts';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { allPictures } from '../../model/page-index.ts';
import type { CheckedPages } from '../../model/rule.ts';

/** Warns of pictures that nothing shows. */
export function findUnusedMedia({
  media,
  uses,
}: Pick<CheckedPages, 'media' | 'uses'>): Diagnostic[] {
  const used = new Set<string>();
  for (const index of uses.values()) {
    for (const path of allPictures(index)) used.add(path.normalize());
  }
  return [...media]
    .filter((path) => isPicture.test(path) && !nameOfIcon(path) && !used.has(path.normalize()))
    .map((path) =>
      diagnosticOfFile(`media/${path}`, {
        id: 'unused-media',
        message: 'No page uses this picture.',
        suggestion: 'Delete it if you do not need it.',
      }),
    );
}
