import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../test-support/servers/listening.ts';
import { startupMessage } from './startup-message.ts';

/** The message about a server that says this of its problems. */
async function messageOn(said: unknown): Promise<string> {
  const server = await listening(({ url }, response) =>
    response.end(JSON.stringify(url === '/dev/problems.json' ? said : null)),
  );
  onTestFinished(server.close);
  const address = `${server.address}/`;
  return (await startupMessage(address)).replaceAll(address, '/');
}

function problem(severity: 'error' | 'warning') {
  return { id: 'any', severity, file: 'pages/index.yaml', message: 'Something is wrong.' };
}

test('leads to the site and the gallery of blocks, and counts nothing where nothing is wrong', async () => {
  expect(await messageOn({ problems: [], failures: [] })).toBe(
    '  Site:     /\n  Blocks:   /_blocks\n  Problems: 0 errors, 0 warnings',
  );
});

test('counts errors, what fails without being one of a file, and warnings', async () => {
  expect(await messageOn({ problems: [problem('warning')], failures: ['No fonts.'] })).toMatch(
    / 1 error, 1 warning$/,
  );
  const problems = [problem('error'), problem('warning'), problem('error'), problem('warning')];
  expect(await messageOn({ problems, failures: ['No fonts.'] })).toMatch(/ 3 errors, 2 warnings$/);
});

test('a server that says something else is no server of this site', async () => {
  await expect(messageOn({ problems: [] })).rejects.toThrow(
    'did not report the problems of the site',
  );
});
