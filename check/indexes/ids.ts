import { allBlocks, blockType } from '../../schema/page-blocks.ts';
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../schema/is-record.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { CheckedFile } from '../model/rule.ts';

/** Places of the frame around every page; renderer/ gives elements these ids. */
export const frameIds: ReadonlySet<string> = new Set(['closing', 'main', 'menu', 'theme-label']);

/**
 * Each slug, and the id of each block, is an address on its page, whichever block it is in, so it may be there once, and may not be
 * that of a place on every page.
 */
export function checkSlugs({
  texts,
  globalAnchors,
}: Pick<CheckedFile, 'texts' | 'globalAnchors'>): Finding[] {
  const seen = new Set<string>();
  return texts
    .filter(({ schema }) => schema.format === 'slug')
    .flatMap(({ text, path, words }): Finding[] => {
      const at = { id: 'duplicate-slug', path, part: 'value', words } as const;
      const [name, what, which] =
        path.at(-1) === 'id' ? ['id', 'block', 'two'] : ['slug', 'entry', 'entries'];
      const suggestion = words && 'Change the heading.';
      if (globalAnchors.has(text) || frameIds.has(text)) {
        const message = `#${text} already exists on every page, so it cannot lead to this ${what}.`;
        return [{ ...at, message, suggestion: suggestion ?? `Choose another ${name}.` }];
      }
      if (!seen.has(text)) {
        seen.add(text);
        return [];
      }
      const message = `Duplicate ${name} \`${text}\` on this page: #${text} would lead to only one of the ${which}.`;
      return [{ ...at, message, suggestion }];
    });
}

/** Whether something on a page is not where it is looked for, and a slug with it. That is reported where it is. */
export function mayHidePlaces({ page, blocks }: Schemas, data: unknown): boolean {
  const entries: unknown = isRecord(data) ? data['blocks'] : undefined;
  if (!Array.isArray(entries) || page.validate(data).some(hides)) return true;
  return allBlocks(data).some(({ block }) => {
    const type = blocks.get(blockType(block));
    return type === undefined || type.validate(block).some(hides);
  });
}

function hides({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'type';
}
