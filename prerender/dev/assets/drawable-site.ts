import type { SiteFiles } from '../../../check/files/site-files.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { openSite } from '../../../check/open-site.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { isRecord } from '../../../schema/is-record.ts';

type Drawable = Pick<OpenedSite, 'site' | 'localSites'>;

const SITE_FILE = 'site.yaml';

/**
 * What can be drawn of a site.yaml with errors: where they are in its theme alone, all of it with the theme that was right
 * last. A draft that was wrong before anything was drawn has nothing but the file as it was saved.
 *
 * @param last what was right last, if something was
 */
export function drawableSite(files: SiteFiles, last: Site | undefined): Drawable | undefined {
  const { folder, unsaved = new Map<string, string | undefined>() } = files;
  const saved = last || !unsaved.has(SITE_FILE) ? undefined : savedSite(files);
  const good = last ?? saved?.site;
  if (!good) return undefined;
  const read = readYamlFile(files, SITE_FILE);
  const data = 'yaml' in read ? read.yaml.parsed.data : undefined;
  if (!isRecord(data)) return saved;
  // JSON is YAML.
  const mended = JSON.stringify({ ...data, theme: good.theme });
  const opened = openSite(folder, { unsaved: new Map([...unsaved, [SITE_FILE, mended]]) });
  return opened.site ? opened : saved;
}

function savedSite({ folder, unsaved = new Map() }: SiteFiles): OpenedSite {
  const others = new Map([...unsaved].filter(([file]) => file !== SITE_FILE));
  return openSite(folder, { unsaved: others });
}
