import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listThirdParties } from './third-party.ts';

test('names each package once, with its licence, its source and what these want to be shown', () => {
  const root = mkdtempSync(join(tmpdir(), 'third-party-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const add = (folder: string, manifest: object, files: Record<string, string>) => {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
    return join(root, folder);
  };
  const oak = { name: 'oak', version: '2.0.0', license: 'MIT' };
  const elm = { name: '@tree/elm', version: '1.0.0', license: 'Apache-2.0' };
  const folders = [
    add('oak', { ...oak, repository: { url: 'git://oak' } }, { 'LICENSE.md': 'Oak may.\n' }),
    add('oak-again', oak, {}),
    add('elm', elm, { NOTICE: 'Of Elm.\n', license: 'Elm may.\n', 'README.md': 'Elm' }),
  ];
  expect(listThirdParties(folders.slice(0, 1))).toContain(
    '\n## oak 2.0.0\n\nMIT, git://oak\n\nOak may.\n',
  );
  expect(listThirdParties(folders)).toMatch(
    /^# Third-party packages\n\n.+\n\n## @tree\/elm 1\.0\.0\n\nApache-2\.0\n\n(Of Elm\.\n\nElm may\.|Elm may\.\n\nOf Elm\.)\n\n## oak 2\.0\.0\n\nMIT\n$/,
  );
});
