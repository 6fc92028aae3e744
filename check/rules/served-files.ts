import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { listBelow } from '../files/list-below.ts';
import { isFolder } from '../files/list-files.ts';
import { refuseSpecialFile } from '../files/read-file.ts';

/** What runs in a drawing that is opened by itself, or leads to what does. */
const RUNS =
  /<script\b|<foreignObject\b|\son[a-z]+\s*=\s*["']|(?:href|src)\s*=\s*["']\s*javascript:/i;

/**
 * Finds files that everybody would get and nobody should: in public/ those that are not files of the site folder, as
 * where a symbolic link leaves it, and in media/ and public/ drawings that run something and videos that are too large for
 * phones. What else is wrong with a
 * file in media/ is found when pictures are decoded.
 *
 * @param siteFolder absolute path without symbolic links, as `realpath` gives it
 */
export function checkServedFiles(siteFolder: string): Diagnostic[] {
  return ['media', 'public'].flatMap((folder) =>
    filesBelow(siteFolder, folder).flatMap((file) => {
      const refused = refuseSpecialFile(siteFolder, file);
      if (refused) return folder === 'public' ? [refused.problem] : [];
      return [...checkDrawing(siteFolder, file), ...checkVideoSize(siteFolder, file)];
    }),
  );
}

/** Hidden files, too, because `.well-known` is served; links to folders are reported where files are listed. */
function filesBelow(siteFolder: string, folder: string): string[] {
  const root = join(siteFolder, folder);
  if (!isFolder(root)) return [];
  return listBelow(root)
    .filter((path) => !isFolder(join(root, path)))
    .map((path) => `${folder}/${path.replaceAll(sep, '/')}`);
}

/** A picture, font or sheet of another site; a link to one is not one, as is the name of a format. */
const LOADS =
  /(?:<(?:image|use|feImage|link)\b[^>]*\b(?:href|src)\s*=\s*["']|url\(\s*["']?|@import\s+["'])\s*((?:https?:)?\/\/[^"')\s]+)/i;

function checkLoading(file: string, text: string): Diagnostic[] {
  const [, address] = LOADS.exec(text) ?? [];
  if (address === undefined) return [];
  return [
    diagnosticOfFile(file, {
      id: 'drawing-loads',
      message: `This drawing loads ${address} from another site, which browsers refuse in a picture.`,
      suggestion: 'Export it with embedded pictures and fonts, or with text as shapes.',
    }),
  ];
}

function checkDrawing(siteFolder: string, file: string): Diagnostic[] {
  if (!/\.svg$/i.test(file)) return [];
  const text = readFileSync(join(siteFolder, file), 'utf8');
  const [found] = RUNS.exec(text) ?? [];
  if (found === undefined) return checkLoading(file, text);
  return [
    diagnosticOfFile(file, {
      id: 'script-in-drawing',
      message: `This drawing runs a script: it contains "${found.trim()}".`,
      suggestion: 'Export it again without scripts and embedded pages.',
    }),
  ];
}

/** Five minutes in 720p, in MB; half a minute of loading in a good mobile network. */
const LARGEST_VIDEO = 50;

function checkVideoSize(siteFolder: string, file: string): Diagnostic[] {
  if (!/\.(mp4|webm|mov)$/i.test(file)) return [];
  const size = statSync(join(siteFolder, file)).size / 1_000_000;
  if (size <= LARGEST_VIDEO) return [];
  return [
    diagnosticOfFile(file, {
      id: 'large-video',
      message: `This video has ${Math.round(size)} MB; more than ${LARGEST_VIDEO} MB are too much for phones.`,
      suggestion: 'Export it in 720p with a lower bit rate.',
    }),
  ];
}
