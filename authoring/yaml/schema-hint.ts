import { dirname, join, relative, resolve, sep } from 'node:path';
import { EDITOR_SCHEMAS } from '../../schema/generate/editor-files.ts';

/** The line by which editors find the schema of a page without any settings. */
export function schemaHint(siteFolder: string, file: string): string {
  const schema = join(siteFolder, EDITOR_SCHEMAS['page.schema.json']);
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
