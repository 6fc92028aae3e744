import type { YAMLError } from 'yaml';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import type { ValueLine } from './value-line.ts';

/** The line the parser choked on. */
export interface BrokenLine extends ValueLine {
  error: YAMLError;
}

/** Explains one kind of mistake, or gives nothing if the line is not an example of it. */
export type SyntaxRule = (line: BrokenLine) => SourceExplanation | undefined;
