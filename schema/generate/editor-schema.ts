import { type Bundle, bundleSchemas } from './bundle-schemas.ts';
import type { BlockFile } from '../own-blocks/own-block.ts';
import { listBlockTypes } from '../load-schemas.ts';

/**
 * The schema of pages in a form that editors explain best. Types are generated from "one of these
 * blocks", which an editor narrows down to what fits already: after `type:` it offers only the type
 * whose fields are there. With one condition a type it always offers all types, each with what the
 * block is good for, and marks a mistake by the one schema that is meant.
 * @param own block types of a site
 */
export function pageSchemaForEditors(own: readonly BlockFile[] = []): Bundle {
  const { definitions, ...page } = bundleSchemas('page', own);
  const types = [...listBlockTypes(), ...own.map(({ type }) => type)].toSorted();
  const block = {
    title: 'Block',
    description: 'One block of the page. Its type decides which fields it has.',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        title: 'Type',
        description: 'The type of this block.',
        enum: types,
        // Not of JSON Schema itself, but known to the editors: shown next to each choice.
        enumDescriptions: types.map((type) => definitions[type]?.['description']),
      },
    },
    allOf: types.map((type) => ({
      // A pattern, because while words are completed `feature` would count as the constant feature-band.
      if: { required: ['type'], properties: { type: { pattern: `^${type}$` } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { $ref: `#/definitions/${type}` },
    })),
  };
  return { ...page, definitions: { ...definitions, block } };
}
