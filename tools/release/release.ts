import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPackageFile } from '../../schema/generated/guards/engine.js';
import { readJson } from '../../schema/read-json.ts';
import { releaseSection } from './changelog.ts';

export const LEVELS = ['patch', 'minor', 'major'] as const;

/**
 * Makes a release of a repository: the next version in both packages, a section of the changelog, guides that name the
 * archive, the documentation, a commit and a tag. Nothing is written unless everything can be.
 *
 * @param root the repository
 * @param today as 2026-12-24
 * @returns the new version
 * @throws with a sentence, if the working tree has changes or the changelog has nothing to release
 */
export function release(root: string, level: (typeof LEVELS)[number], today: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('status', '--porcelain').trimEnd();
  if (changed !== '')
    throw new Error(`There are uncommitted changes. Commit or stash them first:\n${changed}`);
  const manifest = readJson(join(root, 'package.json'), isPackageFile);
  const version = nextVersion(manifest.version, level);
  const changelog = join(root, 'CHANGELOG.md');
  const text = releaseSection(readFileSync(changelog, 'utf8'), version, today);
  if (git('tag', '--list', `v${version}`) !== '')
    throw new Error(`There is a tag v${version} already.`);

  // npm keeps the lock file in step.
  for (const folder of [root, join(root, 'create')])
    execFileSync('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  writeFileSync(changelog, text);
  const archive = (of: string) => `${manifest.name}-${of}.tgz`;
  for (const guide of filesWith(root, archive(manifest.version))) {
    const before = readFileSync(join(root, guide), 'utf8');
    writeFileSync(
      join(root, guide),
      before.replaceAll(archive(manifest.version), archive(version)),
    );
  }
  const documentation = join(root, 'docs/site.yaml');
  const said = readFileSync(documentation, 'utf8');
  writeFileSync(
    documentation,
    said.replace(`version: ${manifest.version}\n`, `version: ${version}\n`),
  );
  git('commit', '--quiet', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', version);
  return version;
}

function nextVersion(version: string, level: (typeof LEVELS)[number]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Guides that contain a text; git ends with 1 if there are none. */
function filesWith(root: string, text: string): string[] {
  try {
    const args = ['grep', '--files-with-matches', '--fixed-strings', text, '--', '*.md', 'docs'];
    const found = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    return found.trim().split('\n');
  } catch {
    return [];
  }
}
