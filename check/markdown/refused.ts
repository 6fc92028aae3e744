import { ALERTS, PULL_QUOTE } from '../../schema/texts/markdown.ts';
import type { Mistake } from '../diagnostics/codes.ts';
import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';

/**
 * Explains what the parser knows and no component draws: HTML, and addresses that are below the text.
 * @param type of the node, as the parser names it
 */
export function explainRefused(type: string, words: string): Mistake {
  return type === 'html'
    ? refused(
        words,
        'HTML is not allowed: it could contain a script or break the page.',
        'Write it in Markdown, or use a block for it.',
      )
    : refused(
        words,
        'The address of a link or picture belongs right after its text, not at the end.',
        'Write [words](/address) where the link is.',
      );
}

/** @param depth the number of signs before the heading */
export function explainHeading(depth: number, words: string): Mistake {
  return depth === 1
    ? refused(
        words,
        'A heading in a text has at least two #: a single # is the main heading of a page.',
        'Write ## before it.',
      )
    : refused(words, 'A heading in a text has at most four #.', 'Write #### before it.');
}

/** What other tools call some of them. */
const OTHER_NAMES: Record<string, string> = {
  info: 'note',
  hint: 'tip',
  success: 'tip',
  attention: 'warning',
  danger: 'caution',
  error: 'caution',
};

/** An alert as a text has it. */
function inText(alert: string): string {
  return `[!${alert.toUpperCase()}]`;
}

/**
 * @param written such as [!INFO]
 * @param name such as info
 */
export function explainAlert(written: string, name: string): Mistake {
  const names = [...ALERTS, PULL_QUOTE];
  const known = names.map(inText);
  const same = OTHER_NAMES[name];
  const near = same === undefined ? closest(name, names) : [same];
  return refused(
    written,
    `${written} is not an alert. A quote can start with ${known.join(', ')}.`,
    didYouMean(near.map(inText)) ?? 'Write one of them, or remove the brackets.',
  );
}

export function explainInlinePicture(words: string): Mistake {
  return refused(
    words,
    'A picture must be its own paragraph.',
    'Put a blank line before and after it.',
  );
}

/** @param most how many can be next to each other */
export function explainManyPictures(most: number, words: string): Mistake {
  return refused(
    words,
    `At most ${most} pictures can be next to each other.`,
    'Put a blank line before this one.',
  );
}

export function explainLinkTitle(words: string): Mistake {
  return refused(
    words,
    'Hardly anybody sees the title of a link.',
    'Put it into the text, and write [words](/address).',
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
    message: `This row has more cells than the head of its table; visitors see only ${due}.`,
    suggestion: 'Remove a |, or add a column to the head and to the line below it.',
  };
}

export function explainSilentPicture(words: string): Mistake {
  return {
    id: 'missing-alternative',
    words,
    message: 'This picture has no text for people who cannot see it.',
    suggestion: 'Describe it in one short sentence: ![Two people on a roof](team/roof.jpg).',
  };
}

function refused(words: string, message: string, suggestion: string): Mistake {
  return { id: 'unsupported-markdown', words, message, suggestion };
}
