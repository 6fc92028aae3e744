import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { readPageText } from './read-page-text.ts';

test('what a page says is read from its document, that of this build before that of the last', () => {
  const dist = mkdtempSync(join(tmpdir(), 'read-page-text-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'team'));
  const file = join(dist, 'team/index.html');
  const document = '<meta name="description" content="R&amp;D"/><main><h1>Team</h1>Ann</main>';
  const read = (index = {}) => readPageText('pages/team.yaml', { ...emptyIndex, ...index }, dist);
  writeFileSync(file, document);
  expect(read({ title: 'Our team', keywords: ['staff'] })).toEqual({
    title: 'Our team',
    description: 'R&D',
    keywords: ['staff'],
    sections: [
      { heading: '', place: '', text: '' },
      { heading: 'Team', place: '', text: 'Ann' },
    ],
  });
  writeFileSync(`${file}.next`, '<main>New</main>');
  expect(read()).toEqual({
    title: '',
    description: '',
    keywords: [],
    sections: [{ heading: '', place: '', text: 'New' }],
  });
});
