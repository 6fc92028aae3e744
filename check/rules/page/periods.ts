import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';

/** Warns of prices of a second period where none can be chosen, and of periods in which all prices are the same. */
export function warnAboutPeriods({ data }: Pick<CheckedPage, 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }): Finding[] => {
    if (!isRecord(block) || blockType(block) !== 'pricing') return [];
    const plans = Array.isArray(block['plans']) ? block['plans'] : [];
    const second = ['secondPrice', 'secondPer'].flatMap((name) =>
      plans.flatMap((plan: unknown, at) =>
        isRecord(plan) && plan[name] !== undefined ? [{ name, at }] : [],
      ),
    );
    const warning = { id: 'option-without-effect', part: 'key' } as const;
    if (block['periods'] === undefined)
      return second.map(({ name, at }) => ({
        ...warning,
        path: [...path, 'plans', at, name],
        message: `\`${name}\` has no effect without the \`periods\` of the block.`,
        suggestion: 'Add them, such as `periods: [Monthly, Yearly]`.',
      }));
    if (!Array.isArray(block['periods']) || second.some(({ name }) => name === 'secondPrice'))
      return [];
    return [
      {
        ...warning,
        path: [...path, 'periods'],
        message: '`periods` has no effect without the `secondPrice` of a plan.',
        suggestion: 'Add it to the plans whose price differs, or remove `periods`.',
      },
    ];
  });
}
