import { type Answers, READERS } from '../../authoring/starter/answers.ts';
import { describeLanguages } from '../../authoring/starter/starter-languages.ts';
import { UsageError } from '../door/command.ts';
import { ask } from './ask.ts';

const FIELDS = ['name', 'language', 'url'] as const;

/**
 * Asks for what was not given, if there is somebody to ask; an answer that cannot be used is asked for again at once.
 * @param usual what stands for an empty answer
 * @throws UsageError if there is nobody; with a sentence if what was given cannot be used, before anything is asked
 */
export async function askForAnswers(given: Partial<Answers>, usual: Answers): Promise<Answers> {
  const missing = FIELDS.filter((field) => given[field] === undefined);
  if (missing.length === 0) return { ...usual, ...given };
  if (!process.stdin.isTTY)
    throw new UsageError(
      'There is no terminal to ask in: give --name, --language and --url, or --yes.',
    );
  for (const field of FIELDS) if (given[field] !== undefined) READERS[field](given[field]);
  const texts: Answers = {
    name: 'Name of the site',
    language: `Language of its pages, ${describeLanguages()}`,
    url: 'Its address',
  };
  const said = await ask(
    missing.map((field) => ({ text: texts[field], usual: usual[field], read: READERS[field] })),
  );
  return {
    ...usual,
    ...given,
    ...Object.fromEntries(missing.map((field, n) => [field, said[n] ?? usual[field]])),
  };
}
