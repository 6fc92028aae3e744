import { type Answers, starterLanguages } from '../../authoring/starter/answers.ts';
import { UsageError } from '../door/command.ts';
import { ask } from './ask.ts';

const FIELDS = ['name', 'language', 'url'] as const;

/**
 * Asks for what was not given, if there is somebody to ask.
 * @param usual what stands for an empty answer
 * @throws UsageError if there is nobody
 */
export async function askForAnswers(given: Partial<Answers>, usual: Answers): Promise<Answers> {
  const missing = FIELDS.filter((field) => given[field] === undefined);
  if (missing.length === 0) return { ...usual, ...given };
  if (!process.stdin.isTTY)
    throw new UsageError(
      'There is no terminal to ask in: give --name, --language and --url, or --yes.',
    );
  const texts: Answers = {
    name: 'Name of the site',
    language: `Language of its pages, ${starterLanguages().join(' or ')}`,
    url: 'Its address',
  };
  const said = await ask(missing.map((field) => ({ text: texts[field], usual: usual[field] })));
  return {
    ...usual,
    ...given,
    ...Object.fromEntries(missing.map((field, n) => [field, said[n] ?? usual[field]])),
  };
}
