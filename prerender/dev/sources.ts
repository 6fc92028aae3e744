import type {
  ElementSource,
  Place,
  ShownElement,
  TextSources,
} from '../../renderer/dev/source/text-sources.ts';
import type { Messages } from '../../renderer/data/types.ts';
import { toPointer } from '../../schema/pointer.ts';
import { blocksOf } from '../../schema/page-blocks.ts';
import type { ShownPlace } from '../provenance/read-shown.ts';
import type { Traced, TracedText } from '../provenance/trace-texts.ts';
import type { Written } from '../provenance/wrapping.ts';
import type { SourceFiles } from './source-files.ts';

/** What is known of a page that is drawn. */
interface TracedPage {
  /** Nothing of one that is in no file. */
  file: string | undefined;
  /** Where what it shows is on the page, as far as that is known. */
  traced: Traced;
  messages: Messages;
}

/** Finds where each block of a page is written, and what the page shows. */
export function findSources(
  { file = 'site.yaml', traced, messages }: TracedPage,
  files: SourceFiles,
): TextSources {
  const { data } = files.read(file);
  return {
    page: { file, pointer: '' },
    blocks: blocksOf(data).map((_, index) => placeOf({ file, path: ['blocks', index] })),
    elements: textsFirst(traced.texts.flatMap((text) => elementsOf(text, files))),
    unwritten: traced.texts.flatMap(({ origin, shown }) =>
      'reason' in origin ? shown.map((place) => ({ ...elementOf(place), ...origin })) : [],
    ),
    empty: traced.empty.map(({ origin, ...text }) => ({ place: placeOf(origin), ...text })),
    messages,
  };
}

function placeOf({ file, path }: Written): Place {
  return { file, pointer: toPointer(path) };
}

/** What is written where somebody points is a text before it is where a link leads. */
function textsFirst(elements: readonly ElementSource[]): ElementSource[] {
  return elements.toSorted(
    (one, other) => Number(other.kind === 'text') - Number(one.kind === 'text'),
  );
}

/** Of a text that the file says otherwise by now, nothing is known. */
function elementsOf(
  { kind, origin, text, reference, written, markdown, shown }: TracedText,
  files: SourceFiles,
): ElementSource[] {
  if ('reason' in origin || shown.length === 0) return [];
  const now = files.valueOf(origin);
  const isPart = text === undefined && (kind === 'day' || typeof now === 'string');
  const isSame = kind === 'reference' || now === text || (isPart && now !== undefined);
  // A link to a listed page shows the page itself.
  if (!isSame && origin.path.length > 0) return [];
  const place = placeOf(origin);
  return shown.map((at) => ({
    kind,
    ...elementOf(at),
    place,
    ...(reference !== undefined && { reference }),
    ...(written && { written }),
    ...(markdown && { markdown }),
  }));
}

function elementOf({ element, part, text, range, attribute }: ShownPlace): ShownElement {
  const { block, path, tag } = element;
  return {
    ...part,
    ...(block !== undefined && { block }),
    path,
    tag,
    text,
    ...(range && { range }),
    ...(attribute !== undefined && { attribute }),
  };
}
