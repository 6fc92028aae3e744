import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { SourceText } from '../diagnostics/source-text.ts';

/** The style sheet that a site may have next to site.yaml. */
export const THEME_CSS = 'theme.css';

/** What reading theme.css has shown. */
export interface ThemeCss {
  /** What is wrong with it by itself. */
  problems: readonly Diagnostic[];
  /** Only if the compiler can read it. */
  sheet?: {
    source: SourceText;
    /** As pages get it: minified, without its layer; only if nothing is wrong. */
    text?: string;
    colors: readonly RuleColors[];
    files: readonly { url: string; at: readonly [number, number] }[];
  };
}

/** The colors that one rule sets. */
export interface RuleColors {
  /** Nothing where the rule sets the other one only. */
  words?: CssColor;
  ground?: CssColor;
  /** Where the rule begins. */
  at: readonly [number, number];
}

/** A color: a role of the theme by its name, or as #rrggbb or #rrggbbaa on light and on dark pages. */
export type CssColor = { role: string } | { light: string; dark: string };
