import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from './copy-site.ts';
import { type Listening, listening } from '../servers/listening.ts';
import { readServing, SERVING_FILE } from '../../prerender/output/serving.ts';
import { followFile } from '../../server/follow-file.ts';
import { answerFiles } from '../../server/static/answer.ts';
import { staticFiles } from '../../server/static/static-files.ts';

/** A copy of the second site that a test may change, with a drawing in the place of the photograph that it lacks. */
export function copySecondSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'built-site-'));
  copySite(join(import.meta.dirname, '../../tests/second-site'), site);
  const home = join(site, 'pages/index.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace('house.png', 'hills.svg'));
  return site;
}

/** Builds a site. Throws with what the check says about it if it has errors. */
export function buildSite(site: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['commands/launch.mjs', 'build', '--site', site],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Serves a built site on a free port, and what a later build puts into its place. */
export async function serveBuilt(site: string): Promise<Listening> {
  const dist = join(site, 'dist');
  const serving = followFile(join(dist, SERVING_FILE), readServing(dist), () => readServing(dist));
  return listening(answerFiles(staticFiles(dist, serving), (error) => console.error(error)));
}
