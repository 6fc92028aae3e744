import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { describeBlocks } from '../../schema/block-guide.ts';
import { printAgentsPage } from '../../authoring/page/agents-page.ts';
import { VERBS } from '../../authoring/page/verbs.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_LINES = 150;
const guide = printAgentsPage(describeBlocks(), VERBS);

/** Runs the commands of this engine on another site, as npm would on its own. */
const NPM = `set -e
npm() {
  while [ "$1" != -- ] && [ $# -gt 0 ]; do name=$1; shift; done
  [ $# -gt 0 ] && shift
  case $name in page) name=agents/page ;; esac
  node --import tsx "$ROOT/commands/$name.ts" "$@" --site "$SITE"
}
`;

it('is short, and names every verb and block type', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  for (const { name } of VERBS) expect(guide).toContain(`- \`${name}\`: `);
  for (const { name } of describeBlocks().blocks) expect(guide).toContain(`- \`${name}\`: `);
});

it('gives commands that do what they say, and leave the site as it was', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // Inside the project, so that the installed libraries are found.
  const folder = mkdtempSync(join(ROOT, '.cache/agents-'));
  const site = join(folder, 'site');
  cpSync(join(ROOT, 'tests/bad-content/good-site'), site, { recursive: true });
  const home = join(site, 'pages/index.yaml');
  const before = digestOf(readFileSync(home));
  const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = '']) => commands);
  expect(blocks).toHaveLength(4);
  const env = { ...process.env, ROOT, SITE: site };
  const outputs = blocks.map((commands) =>
    execFileSync('sh', ['-c', NPM + commands], { cwd: folder, env, encoding: 'utf8' }),
  );
  expect(outputs[1]).toContain('Welcome');
  expect(outputs[2]).toContain('repeated');
  expect(outputs[3]).toContain('no problems');
  expect(digestOf(readFileSync(home))).toBe(before);
  rmSync(folder, { recursive: true });
});
