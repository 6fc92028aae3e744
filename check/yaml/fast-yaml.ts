// The build for older browsers has no object spread. In the other one each text is read with an object that Node 20 gives a
// shape of its own, so that no code for it is ever optimized: that takes four times as long.
import {
  constructFromEvents,
  CORE_SCHEMA,
  defineMappingTag,
  EVENT_ID,
  mapTag,
  parseEvents,
} from 'js-yaml/browser';
import { hasBadCharacters } from './bad-characters.ts';
import { maySplitNumber } from './split-number.ts';
import { deepestNesting } from './yaml-data.ts';

/** Refuses the names of fields that `yaml-data.ts` refuses, too. */
const fields = defineMappingTag<Record<string, unknown>>(mapTag.tagName, {
  ...mapTag,
  addPair: (carrier, name, value) =>
    typeof name === 'string' && name !== '' && name !== '<<'
      ? mapTag.addPair(carrier, name, value)
      : 'This is not the name of a field.',
});
const schema = CORE_SCHEMA.withTags(fields);

/** Nearly all texts are written in these alone, so nothing else has to be looked for: no tabs, no escapes. */
const common = /^[\n -[\]-~¡-ÿ‘-”–—…€]*$/;

/**
 * What parsers do not take for the same: tabs and special spaces, escapes that write what nobody can see. Those of a
 * backslash, a quote and a line break are plain enough.
 */
const doubtful = /\\(?![\\"n])|[\t\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/** A `?` that is on its own may start a complex key. */
const loneMark = /(?<=^|[\s{[,])\?(?=\s|$)/m;

/** A number that may be too large to be one: js-yaml takes it for a text. */
const largeNumber = /\d[eE][+-]?\d{3}/;

/**
 * Reads YAML with js-yaml, in a seventh of the time that the parser takes which knows places. It gives nothing where
 * js-yaml finds a mistake or the text may use what pages do not need; that says nothing about the text, which is then
 * for the other parser. Of what it gives, the other parser makes the same data (`fast-yaml.test.ts`).
 */
export function readFastYaml(text: string): unknown {
  if (!common.test(text) && (doubtful.test(text) || hasBadCharacters(text))) return undefined;
  if (text.includes('?') && loneMark.test(text)) return undefined;
  if (maySplitNumber.test(text) || largeNumber.test(text)) return undefined;
  try {
    const events = parseEvents(text, { maxDepth: deepestNesting });
    return isPlain(events) ? constructFromEvents(events, { source: text, schema })[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is one document without marks, directives, anchors, aliases and tags. */
function isPlain([document, ...events]: ReturnType<typeof parseEvents>): boolean {
  if (document?.type !== EVENT_ID.DOCUMENT || document.directives.length > 0) return false;
  // js-yaml takes an indented `---` for such a mark, too.
  if (document.explicitStart || document.explicitEnd) return false;
  return events.every((event) => {
    if (event.type === EVENT_ID.POP) return true;
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.ALIAS) return false;
    return event.anchorStart < 0 && event.tagStart < 0;
  });
}
