import type { Theme } from '../../../schema/generated/content.d.ts';
import { judgeTheme, type ThemeFault } from '../../../theme/judge.ts';
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import type { Finding } from '../../diagnostics/finding.ts';

const CODES: Record<ThemeFault['kind'], DiagnosticCode> = {
  contrast: 'low-contrast',
  unfit: 'unfit-color',
  doubtful: 'doubtful-color',
};

/** Checks that all words and signs can be seen in the colors of a theme, and proposes the nearest that can. */
export function checkTheme(theme: Theme): Finding[] {
  return judgeTheme(theme).map(({ kind, path, message, proposal, advice }) => {
    const nearest = proposal && `The nearest that works is \`${proposal}\`.`;
    return {
      id: CODES[kind],
      path: ['theme', ...path],
      part: 'value',
      message,
      suggestion: [nearest, advice].filter((sentence) => sentence).join(' '),
      replacement: proposal,
    };
  });
}
