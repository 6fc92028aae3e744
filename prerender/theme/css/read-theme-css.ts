import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { problemAt } from '../../../check/diagnostics/diagnostic.ts';
import { readTextFile } from '../../../check/files/read-file.ts';
import { THEME_CSS, type ThemeCss } from '../../../check/model/theme-css.ts';
import roles from '../../../schema/theme/theme-roles.json' with { type: 'json' };
import { inlineValues } from '../../../theme/sheet/inline-values.ts';
import { readConstants } from '../../../theme/sheet/read-constants.ts';
import { CONSTANTS } from '../../paths.ts';

/** In bytes, as it is written: every page carries it. */
const LARGEST = 10 * 1024;

/**
 * Reads the style sheet that a site may have of its own.
 * @param site its folder
 * @returns nothing if it has none
 */
export async function readThemeCss(site: string): Promise<ThemeCss | undefined> {
  if (!existsSync(join(site, THEME_CSS))) return undefined;
  const read = readTextFile({ folder: realpathSync(site) }, THEME_CSS);
  if ('problem' in read) return { problems: [read.problem] };
  const { source } = read;
  // Loaded by sites with such a sheet only, because of its parser.
  const { judgeThemeCss } = await import('./judge-theme-css.ts');
  const constants = readConstants(readFileSync(CONSTANTS, 'utf8'));
  const { text, colors, files, problems } = judgeThemeCss(source.text, {
    roles: new Set(Object.keys(roles.properties)),
    constants: new Set(constants.keys()),
  });
  const size = Buffer.byteLength(source.text);
  if (size > LARGEST)
    problems.push({
      id: 'wrong-theme-css',
      at: [0, 1],
      message: `theme.css has ${Math.ceil(size / 1024)} KB; the maximum is ${LARGEST / 1024} KB, because every page contains it.`,
      suggestion: 'Keep the few rules that no field of site.yaml can say.',
    });
  const found = problems.map(({ at, ...what }) => problemAt(THEME_CSS, source, at, what));
  if (text === undefined) return { problems: found };
  const isRight = found.length === 0;
  const sheet = { source, colors, files, ...(isRight && { text: inlineValues(text, constants) }) };
  return { problems: found, sheet };
}
