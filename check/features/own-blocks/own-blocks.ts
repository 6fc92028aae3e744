import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { slugify } from '../../../schema/texts/slugify.ts';
import { realFolder } from '../../files/site-files.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import {
  COMPONENT_FILE,
  isTypeName,
  listOwnFolders,
  OWN_BLOCKS,
  type OwnBlock,
  SCHEMA_FILE,
} from '../../../schema/own-blocks/own-block.ts';
import { readBlockSchema } from './block-schema.ts';

interface OwnBlocks {
  /** All that have a folder. */
  blocks: OwnBlock[];
  problems: Diagnostic[];
}

/**
 * Reads the block types that a site has of its own.
 * @param site its folder
 * @throws if there is none
 */
export function readOwnBlocks(site: string): OwnBlocks {
  const folder = realFolder(site);
  const problems: Diagnostic[] = [];
  const blocks = listOwnFolders(folder).flatMap((type): OwnBlock[] => {
    const path = `${OWN_BLOCKS}/${type}`;
    const wrongName = explainName(type);
    if (wrongName) {
      problems.push(diagnosticOfFile(path, wrongName));
      return [];
    }
    const component = `${path}/${COMPONENT_FILE}`;
    const file = `${path}/${SCHEMA_FILE}`;
    if (!existsSync(join(folder, component)))
      problems.push(
        diagnosticOfFile(path, {
          id: 'block-without-component',
          message: `The block \`${type}\` has no component: ${component} is missing.`,
          suggestion: 'Write it, or remove the folder.',
        }),
      );
    if (!existsSync(join(folder, file))) {
      problems.push(
        diagnosticOfFile(path, {
          id: 'block-without-schema',
          message: `The block \`${type}\` has no schema: ${file} is missing.`,
          suggestion: 'Write it, or remove the folder.',
        }),
      );
      return [{ type, schema: ANYTHING, isBroken: true }];
    }
    const read = readBlockSchema(folder, file, type);
    problems.push(...read.problems);
    return [
      read.schema ? { type, schema: read.schema } : { type, schema: ANYTHING, isBroken: true },
    ];
  });
  return { blocks, problems };
}

/** What is in a block whose schema is wrong cannot be judged, and is not a mistake on top of that one. */
const ANYTHING: OwnBlock['schema'] = { type: 'object', properties: {}, additionalProperties: true };

function explainName(type: string) {
  const id = 'wrong-block-name';
  if (loadSchemas().blocks.has(type))
    return {
      id,
      message: `\`${type}\` is a block type of the engine. A site can add types, but not replace them.`,
      suggestion: `Give the folder another name, such as ${OWN_BLOCKS}/own-${type}.`,
    } as const;
  if (isTypeName(type)) return undefined;
  return {
    id,
    message: 'A block type has lowercase letters, digits and hyphens, and starts with a letter.',
    suggestion: `Rename the folder, for example to ${OWN_BLOCKS}/${slugify(type)}.`,
  } as const;
}
