import type { Finding } from '../../diagnostics/finding.ts';
import type { PageIndex } from '../../../schema/generated/data.d.ts';
import type { CheckedPage } from '../../model/rule.ts';
import { blockType } from '../../../schema/page-blocks.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import { timedParts } from '../../model/timed-parts.ts';

type Timed = Pick<CheckedPage, 'schemas' | 'data' | 'timeZone'>;

/** When parts of a page appear and disappear; nothing for a page without such parts. */
export function momentsOf({ schemas, data, timeZone }: Timed): Pick<PageIndex, 'moments'> {
  const moments = timedParts(schemas, data, timeZone)
    .flatMap(({ from, until }) => [from, until])
    .filter((at) => Number.isFinite(at));
  return moments.length > 0 ? { moments } : {};
}

/** What is wrong with the times of parts, though each is a moment. */
export function checkTimesOfParts({ schemas, data, timeZone }: Timed): Finding[] {
  const parts = timedParts(schemas, data, timeZone);
  const openings = parts.flatMap(({ path, part }) => checkOpening(schemas, part, path));
  const never = parts
    .filter(({ from, until }) => from >= until)
    .map(({ path }): Finding => ({
      id: 'never-published',
      path: [...path, 'until'],
      part: 'value',
      message: '`until` is not after `from`, so this part would never appear.',
      suggestion: 'Write a later time, or delete the field.',
    }));
  return [...openings, ...never];
}

/** A page without its main heading is not one. */
function checkOpening(schemas: Timed['schemas'], part: object, path: DataPath): Finding[] {
  const type = blockType(part);
  if (path.length > 2 || !schemas.blocks.get(type)?.schema.hasMainHeading) return [];
  return ['from', 'until']
    .filter((name) => Object.hasOwn(part, name))
    .map((name) => ({
      id: 'misplaced-field',
      path: [...path, name],
      part: 'key',
      message: `The block \`${type}\` opens the page, so it is always shown.`,
      suggestion: `Delete \`${name}\`. \`publishAt\` and \`unpublishAt\` are for the page as a whole.`,
    }));
}
