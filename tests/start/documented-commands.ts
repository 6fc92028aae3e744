import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a newcomer reads, in this order. */
const GUIDES = ['README.md', 'docs/start.md'];

/** Lines of a shell without their comments. */
function linesOf(guide: string): string[] {
  return [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, lines = '']) =>
    lines.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim()),
  );
}

/** What runs npm or npx within a sentence or a table. */
function mentionsOf(guide: string): string[] {
  return Array.from(
    guide.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`((?:[A-Z_]+=\S+ )*np[mx] [^`]+)`/g),
    ([, command = '']) => command,
  );
}

/** Every command that README and docs/start.md show, each once. */
export function documentedCommands(): string[] {
  const guides = GUIDES.map((guide) => readFileSync(join(ROOT, guide), 'utf8'));
  const commands = guides.flatMap((guide) => [...linesOf(guide), ...mentionsOf(guide)]);
  return [...new Set(commands)].filter((command) => command !== '');
}
