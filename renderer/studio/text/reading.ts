import type { Place } from '../../dev/source/text-sources.ts';

/** What a text can refer to as `{facts.years}`: a figure of site.yaml, its name or its address for mail. */
export interface Figure {
  name: string;
  /** As visitors read it. */
  value: string;
  /** What it is, in words. */
  label: string;
  /** Where its value is written. */
  at: Place;
}

/** What a text is read by. */
export interface Reading {
  /** Whether words can be marked in it. */
  isMarkup: boolean;
  figures: readonly Figure[];
  /** What is particular to the words of a part of a text in Markdown. */
  markdown?: MarkdownWords;
}

/** A heading, paragraph or list entry. */
export interface MarkdownWords {
  /** Takes no line breaks. */
  isHeading: boolean;
  /** What a line begins with that a break begins: it belongs to the same list entry. */
  indent: string;
}
