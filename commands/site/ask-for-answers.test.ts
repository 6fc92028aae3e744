import { expect, test } from 'vitest';
import { typed } from '../../test-support/typed.ts';
import { UsageError } from '../door/command.ts';
import { askForAnswers } from './ask-for-answers.ts';

const USUAL = { name: 'Alder row', language: 'en', url: 'https://www.site.example' };

test('asks for what was not given, in one order', async () => {
  const { shown } = typed(['Elm Row', '', 'elm.example']);
  expect(await askForAnswers({}, USUAL)).toEqual({
    name: 'Elm Row',
    language: 'en',
    url: 'https://elm.example',
  });
  expect(shown()).toMatch(
    /^Name of the site \(Alder row\): Language of its pages, .*de \(Deutsch\) or en \(English\).* \(en\): Its address \(https:\/\/www\.site\.example\): $/,
  );
});

test('asks for nothing else', async () => {
  const { shown } = typed(['elm.example']);
  const given = { language: 'de', name: 'Elm Row' };
  expect(await askForAnswers(given, USUAL)).toEqual({ ...given, url: 'https://elm.example' });
  expect(shown()).toBe('Its address (https://www.site.example): ');
});

test('asks nobody where all is given, or nobody is there', async () => {
  const { shown } = typed([], false);
  const given = { name: 'Elm Row', language: 'de', url: 'elm.example' };
  expect(await askForAnswers(given, USUAL)).toEqual(given);
  await expect(askForAnswers({ name: 'Elm Row', language: 'de' }, USUAL)).rejects.toThrow(
    new UsageError('There is no terminal to ask in: give --name, --language and --url, or --yes.'),
  );
  expect(shown()).toBe('');
});

test('a language is asked for again at once, with the names that are known', async () => {
  const { shown } = typed(['Elm Row', 'klingonisch', 'deutsch', '']);
  expect(await askForAnswers({}, USUAL)).toEqual({ ...USUAL, name: 'Elm Row', language: 'de' });
  expect(shown()).toContain(
    'There is no starter in `klingonisch`. Write de (Deutsch) or en (English), with a region if you like.\nLanguage of its pages, ',
  );
});

test('what was given and cannot be used is said before anything is asked', async () => {
  const { shown } = typed(['Elm Row']);
  await expect(askForAnswers({ language: 'klingonisch' }, USUAL)).rejects.toThrow('no starter in');
  expect(shown()).toBe('');
});
