import { dirname, join, relative, resolve, sep } from 'node:path';
import { schemaFolder } from '../../schema/load-schemas.ts';
import { listOwnFolders, OWN_PAGE_SCHEMA } from '../../schema/own-blocks/own-block.ts';

/** The line by which editors find the schema of a page without any settings. */
export function schemaHint(siteFolder: string, file: string): string {
  // Of a site with blocks of its own, with these.
  const schema =
    listOwnFolders(siteFolder).length > 0
      ? join(siteFolder, OWN_PAGE_SCHEMA)
      : join(schemaFolder, 'generated/page.schema.json');
  const path = pathFrom(join(siteFolder, file), schema);
  return `# yaml-language-server: $schema=${path}`;
}

/** Lets the hint of a page that moves lead to the same schema as before. */
export function moveSchemaHint(
  text: string,
  siteFolder: string,
  { from, to }: { from: string; to: string },
): string {
  return text.replace(
    /^(# *yaml-language-server: *\$schema=)(\.{1,2}\/\S+)/m,
    (_, start: string, path: string) => {
      const schema = resolve(siteFolder, dirname(from), path);
      return start + pathFrom(join(siteFolder, to), schema);
    },
  );
}

function pathFrom(file: string, target: string): string {
  const path = relative(dirname(file), target).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
