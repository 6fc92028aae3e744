import { command, UsageError } from '../../commands/door/command.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { LEVELS, release } from './release.ts';

await command(
  {
    name: 'release',
    about:
      'Makes a release of the engine: the next version in both packages, a section of CHANGELOG.md, a commit and a tag. Refuses a working tree with changes. Publishes nothing: pushing the tag does.',
    operands: 'minor|patch|major',
    options: {},
    examples: ['npm run release -- minor', 'git push --follow-tags'],
  },
  ({ positionals: [asked, ...others] }) => {
    const level = LEVELS.find((one) => one === asked);
    if (level === undefined || others.length > 0)
      throw new UsageError('Which release: minor, patch or major?');
    const version = release(ENGINE, level, new Date().toISOString().slice(0, 10));
    console.log(`Committed and tagged v${version}. git push --follow-tags publishes it.`);
    return Promise.resolve(true);
  },
);
