import { expect, test } from 'vitest';
import { typed } from '../../test-support/typed.ts';
import { UsageError } from '../door/command.ts';
import { askForAnswers } from './ask-for-answers.ts';

const USUAL = { name: 'Alder row', language: 'en', template: 'service' };

test('asks for what was not given, in one order', async () => {
  const { shown } = typed(['Elm Row', '', 'bakery']);
  expect(await askForAnswers({}, USUAL)).toEqual({
    name: 'Elm Row',
    language: 'en',
    template: 'shop',
  });
  expect(shown()).toMatch(
    /^Name of the site \(Alder row\): Language of the pages, .*de \(Deutsch\) or en \(English\).* \(en\): What is it for\? service \(service firm\), .* or association \(association or club\) \(service\): $/,
  );
});

test('asks for nothing else', async () => {
  const { shown } = typed(['Elm Row']);
  const given = { language: 'de', template: 'hotel', url: 'elm.example' };
  expect(await askForAnswers(given, USUAL)).toEqual({ ...given, name: 'Elm Row' });
  expect(shown()).toBe('Name of the site (Alder row): ');
});

test('asks nobody where all is given, or nobody is there', async () => {
  const { shown } = typed([], false);
  const given = { name: 'Elm Row', language: 'de', template: 'shop' };
  expect(await askForAnswers(given, USUAL)).toEqual(given);
  await expect(askForAnswers({ name: 'Elm Row', language: 'de' }, USUAL)).rejects.toThrow(
    new UsageError(
      'There is no terminal for questions. Add --name, --language and --template, or --yes.',
    ),
  );
  expect(shown()).toBe('');
});

test('asks again at once, with the names that are known', async () => {
  const { shown } = typed(['Elm Row', 'klingonisch', 'deutsch', 'cirkus', 'Verein']);
  expect(await askForAnswers({}, USUAL)).toEqual({
    name: 'Elm Row',
    language: 'de',
    template: 'association',
  });
  expect(shown()).toContain(
    'There is no starter in `klingonisch`. Write de (Deutsch) or en (English), optionally with a region.\nLanguage of the pages, ',
  );
  expect(shown()).toContain('There is no template `cirkus`. Write service (service firm), ');
});

test.each([{ language: 'klingonisch' }, { template: 'cirkus' }, { url: 'http://elm.example' }])(
  'says that %j cannot be used before anything is asked',
  async (given) => {
    const { shown } = typed(['Elm Row']);
    await expect(askForAnswers(given, USUAL)).rejects.toThrow(Object.values(given)[0]);
    expect(shown()).toBe('');
  },
);
