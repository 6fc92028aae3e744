const UNRELEASED = '## Unreleased\n';

/**
 * The changelog with what is unreleased under the heading of a version, and an empty section above it.
 * @param today as 2026-12-24
 * @throws with a sentence, if nothing is unreleased
 */
export function releaseSection(changelog: string, version: string, today: string): string {
  const at = changelog.indexOf(UNRELEASED);
  if (at === -1) throw new Error('CHANGELOG.md has no section `## Unreleased`.');
  const [before, after] = [changelog.slice(0, at), changelog.slice(at + UNRELEASED.length)];
  const [section = ''] = after.split(/^## /m);
  if (!/^- /m.test(section))
    throw new Error('CHANGELOG.md has no entry under `## Unreleased`. Say what has changed first.');
  return `${before}${UNRELEASED}\n## ${version} - ${today}\n${after}`;
}
