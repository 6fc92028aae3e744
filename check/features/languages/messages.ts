import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { TAG_FORM } from '../../model/language-tag.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { engineMessages, messageNames } from '../../../schema/messages.ts';

/** All are in the documentation. */
const MOST_NAMED = 5;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

/** Says which messages a site has to supply, in a language that the engine does not speak. */
export function checkMessages({ data: site }: Pick<CheckedFile, 'data'>): Finding[] {
  if (!isRecord(site) || typeof site['language'] !== 'string') return [];
  const { language, messages } = site;
  // Of what is not a tag, the schema tells.
  if (!TAG_FORM.test(language) || engineMessages(language)) return [];
  const own = isRecord(messages) ? messages : {};
  const missing = messageNames().filter((name) => !Object.hasOwn(own, name));
  if (missing.length === 0) return [];
  return [
    {
      id: 'missing-messages',
      path: Object.hasOwn(site, 'messages') ? ['messages'] : ['language'],
      part: Object.hasOwn(site, 'messages') ? 'key' : 'value',
      message: `The engine is not translated to \`${language}\`, and ${missing.length === 1 ? 'this message is' : `these ${missing.length} messages are`} missing under \`messages\`: ${listed(missing)}.`,
      suggestion: 'Write them there in that language; docs/pages/messages.yaml explains each one.',
    },
  ];
}
