import { ALERTS } from '../../schema/texts/markdown.ts';
import type { Mistake } from '../diagnostics/codes.ts';

/**
 * Explains what the parser knows and no component draws: HTML, and addresses that stand below the text.
 * @param type of the node, as the parser names it
 */
export function explainRefused(type: string, words: string): Mistake {
  return type === 'html'
    ? refused(
        words,
        'HTML is not taken: it could carry a script, and break the page.',
        'Write it in Markdown; for what Markdown has no sign there may be a block.',
      )
    : refused(
        words,
        'The address of a link or picture stands beside its words, not below the text.',
        'Write [words](/address) where the link is.',
      );
}

/** @param depth the number of signs before the heading */
export function explainHeading(depth: number, words: string): Mistake {
  return depth === 1
    ? refused(
        words,
        'A heading in a text has two signs at least: one is the main heading of a page.',
        'Write ## before it.',
      )
    : refused(words, 'A heading in a text has four signs at most.', 'Write #### before it.');
}

/** @param written such as [!INFO] */
export function explainAlert(written: string): Mistake {
  const known = ALERTS.map((alert) => `[!${alert.toUpperCase()}]`);
  return refused(
    written,
    `${written} is not an alert: a quote may begin with ${known.join(', ')}.`,
    'Write one of these, or no brackets.',
  );
}

export function explainInlinePicture(words: string): Mistake {
  return refused(
    words,
    'A picture is a paragraph of its own.',
    'Put an empty line before and after it.',
  );
}

export function explainLinkTitle(words: string): Mistake {
  return refused(
    words,
    'The title of a link is seen by hardly anybody.',
    'Say it in the text, and write [words](/address).',
  );
}

/** @param due the number of signs that would go on from the heading before */
export function explainSkippedLevel(due: number, words: string): Mistake {
  return {
    id: 'skipped-heading-level',
    words,
    message: 'This heading is more than one level below the one before it.',
    suggestion: `Write ${'#'.repeat(due)} before it.`,
  };
}

/** @param due how many cells the head of the table has */
export function explainLongRow(due: number, words: string): Mistake {
  return {
    id: 'uneven-row',
    words,
    message: `This row has more cells than the head of its table, which has ${due}; visitors see ${due}.`,
    suggestion: 'Remove a |, or add a cell to the head and the line below it.',
  };
}

export function explainSilentPicture(words: string): Mistake {
  return {
    id: 'missing-alternative',
    words,
    message: 'This picture says nothing to people who cannot see it.',
    suggestion:
      'Write what it shows in one short sentence: ![Two people on a roof](team/roof.jpg).',
  };
}

function refused(words: string, message: string, suggestion: string): Mistake {
  return { id: 'unsupported-markdown', words, message, suggestion };
}
