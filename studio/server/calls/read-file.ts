import { refuseOtherFiles } from '../../../authoring/page/writable.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import type { FileData } from '../../protocol.ts';

/** @throws for a file that is not part of the site's own */
export function readFile({ context }: OpenedSite, file: string): FileData {
  refuseOtherFiles(context.folder, file);
  const read = readYamlFile(context, file);
  return { file, data: 'yaml' in read ? read.yaml.parsed.data : undefined };
}
