import { type Given, READERS } from '../../authoring/starter/answers.ts';
import { describeLanguages } from '../../authoring/starter/starter-languages.ts';
import { describeTemplates } from '../../authoring/starter/templates.ts';
import { UsageError } from '../door/command.ts';
import { ask } from './ask.ts';

const FIELDS = ['name', 'language', 'template'] as const;

/**
 * Asks for what was not given, if there is somebody to ask; an answer that cannot be used is asked for again at once.
 * @param usual what an empty answer stands for
 * @throws UsageError if there is nobody; with a sentence if what was given cannot be used, before anything is asked
 */
export async function askForAnswers(given: Partial<Given>, usual: Given): Promise<Given> {
  const answers = { ...usual, ...given };
  const missing = FIELDS.filter((field) => given[field] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new UsageError(
      'There is no terminal for questions. Add --name, --language and --template, or --yes.',
    );
  for (const field of [...FIELDS, 'url'] as const)
    if (given[field] !== undefined) READERS[field](given[field]);
  const texts = {
    name: 'Name of the site',
    language: `Language of the pages, ${describeLanguages()}`,
    template: `What is it for? ${describeTemplates()}`,
  };
  for (const field of missing)
    answers[field] = await ask({
      text: texts[field],
      usual: usual[field],
      read: READERS[field],
    });
  return answers;
}
