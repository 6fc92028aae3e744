import { blockType } from '../../../schema/page-blocks.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/**
 * A page has one main heading: exactly one of its blocks opens it, and that one is the first.
 *
 * @param blocks the page's list of blocks, whose types may be unknown
 */
export function checkMainHeading(schemas: Schemas, blocks: readonly unknown[]): Finding[] {
  const types = blocks.map(blockType);
  const openings = [...types.entries()].filter(([, type]) => hasMainHeading(schemas, type));
  const [first, ...others] = openings;
  const findings: Finding[] = others.map(([index, type]) => ({
    id: 'second-opening',
    path: ['blocks', index, 'type'],
    part: 'value',
    message: `\`${type}\` has the main heading of the page, but block ${(first?.[0] ?? 0) + 1} already has it.`,
    suggestion: 'Keep one of them; all other blocks have a smaller heading.',
  }));
  // An unknown type may have been meant as the opening, and is reported itself.
  if (types.slice(0, first?.[0]).some((type) => !schemas.blocks.has(type))) return findings;
  if (!first && types.length > 0) findings.push(missingOpening(schemas));
  else if (first && first[0] > 0) findings.push(lateOpening(first));
  return findings;
}

function hasMainHeading(schemas: Schemas, type: string): boolean {
  return schemas.blocks.get(type)?.schema.hasMainHeading === true;
}

function missingOpening(schemas: Schemas): Finding {
  const known = [...schemas.blocks.keys()].filter((type) => hasMainHeading(schemas, type));
  return {
    id: 'missing-opening',
    path: ['blocks', 0, 'type'],
    part: 'value',
    message: 'This page has no main heading.',
    suggestion: `Put a block ${known.map((type) => `\`${type}\``).join(' or ')} before this one.`,
  };
}

function lateOpening([index, type]: [number, string]): Finding {
  return {
    id: 'late-opening',
    path: ['blocks', index, 'type'],
    part: 'value',
    message: `\`${type}\` has the main heading of the page, so it must be the first block, but it is block ${index + 1}.`,
    suggestion: 'Move it above all other blocks.',
  };
}
