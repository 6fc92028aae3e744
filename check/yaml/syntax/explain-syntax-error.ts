import type { YAMLError } from 'yaml';
import type { SourceExplanation } from '../../diagnostics/diagnostic.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import { syntaxRules } from './syntax-rules.ts';
import { splitLine } from './value-line.ts';

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
    suggestion: `Compare it with the lines around it; the YAML parser says: ${error.message}.`,
  };
}
