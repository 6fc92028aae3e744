import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { engineMessages, messageNames } from '../../../schema/messages.ts';

/** Says which messages a site has to supply, in a language that the engine does not speak. */
export function checkMessages({ data: site }: Pick<CheckedFile, 'data'>): Finding[] {
  if (!isRecord(site) || typeof site['language'] !== 'string') return [];
  const { language, messages } = site;
  if (engineMessages(language)) return [];
  const own = isRecord(messages) ? messages : {};
  const missing = messageNames().filter((name) => !Object.hasOwn(own, name));
  if (missing.length === 0) return [];
  return [
    {
      id: 'missing-messages',
      path: Object.hasOwn(site, 'messages') ? ['messages'] : ['language'],
      part: Object.hasOwn(site, 'messages') ? 'key' : 'value',
      message: `The engine itself has no words in the language \`${language}\`, and ${missing.length === 1 ? 'this one is' : `these ${missing.length} are`} not under \`messages\`: ${missing.join(', ')}.`,
      suggestion:
        'Write them there in that language; docs/pages/messages.yaml says what each stands for.',
    },
  ];
}
