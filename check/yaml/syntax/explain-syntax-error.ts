import type { YAMLError } from 'yaml';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import { mistakeAbove, tab } from './above-rules.ts';
import { textInBrackets } from './bracket-rules.ts';
import type { SyntaxRule } from './broken-line.ts';
import { listBesideName, missingSpace, otherDash } from './field-rules.ts';
import { conflictMarker, foreignSpace } from './foreign-rules.ts';
import { foreignSign } from './foreign-signs.ts';
import { lineInBrackets } from './flow-indent-rule.ts';
import { noColon, wrongIndent } from './indent-rules.ts';
import {
  backslash,
  colonInText,
  fieldBehindType,
  comma,
  quoteInQuotes,
  specialStart,
  textAfterBlockSign,
} from './text-rules.ts';
import { unclosedBracket, unclosedQuote } from './unclosed-rules.ts';
import { markNearby } from './marks-nearby.ts';
import { missingComma } from './missing-comma.ts';
import { lineTooFarLeft, missingBar } from './text-lines.ts';
import { splitLine } from './value-line.ts';

/** The first rule that knows the mistake explains it. */
const syntaxRules: SyntaxRule[] = [
  conflictMarker,
  tab,
  foreignSign,
  ({ error, source }) => missingBar(source.text, error.pos[0]),
  unclosedQuote,
  lineInBrackets,
  missingComma,
  textInBrackets,
  unclosedBracket,
  foreignSpace,
  lineTooFarLeft,
  missingSpace,
  otherDash,
  fieldBehindType,
  colonInText,
  markNearby,
  mistakeAbove,
  wrongIndent,
  specialStart,
  quoteInQuotes,
  textAfterBlockSign,
  listBesideName,
  noColon,
  comma,
  backslash,
];

/** Says in a writer's words what the YAML parser choked on. */
export function explainSyntaxError(error: YAMLError, text: string): SourceExplanation {
  const source = new SourceText(text);
  const broken = { ...splitLine(source, error.pos[0]), error };
  for (const rule of syntaxRules) {
    const explanation = rule(broken);
    if (explanation) return explanation;
  }
  return {
    at: error.pos,
    id: 'yaml-syntax',
    message: 'This line cannot be read.',
    suggestion: `Compare it with the lines around it. The YAML parser reports: ${error.message}.`,
  };
}
