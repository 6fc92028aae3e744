import { refuseOtherFiles } from '../../../authoring/page/writable.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { FileData } from '../../protocol.ts';

/** @throws for a file that is not part of the site's own */
export function readFile({ context }: OpenedSite, file: string): FileData {
  refuseOtherFiles(context.folder, file);
  const read = readYamlFile(context, file);
  return { file, data: 'yaml' in read ? withoutSecret(read.yaml.parsed.data) : undefined };
}

/** A secret is never shown. */
function withoutSecret(data: unknown): unknown {
  const forms = isRecord(data) ? data['forms'] : undefined;
  if (!isRecord(data) || !isRecord(forms)) return data;
  const { clientSecret: _, ...rest } = forms;
  return { ...data, forms: rest };
}
