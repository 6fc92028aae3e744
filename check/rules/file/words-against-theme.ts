import { isRecord } from '../../../schema/is-record.ts';
import { valueAt } from '../../../schema/pointer.ts';
import { type MeasuredFile, wordsOnPhotograph } from '../../../schema/words-on-files.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { brightParts, neededVeils } from '../../files/picture-tones.ts';
import { startSide } from '../../model/covered-picture.ts';
import { languageOf } from '../../model/plan.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { againstTheme } from '../page/words-on-pictures.ts';

type Checked = Pick<CheckedFile, 'data' | 'texts' | 'pictures' | 'languages' | 'file' | 'language'>;

/**
 * Finds photographs behind words without a veil that an author chooses, in a banner and in the closing band, whose file
 * for dark pages is lighter than the other one: no sheet has words that are white on light pages and dark on dark ones.
 */
export function findWordsAgainstTheme(file: Checked): Finding[] {
  const { data, texts, pictures, languages, language = languageOf(languages, file.file) } = file;
  const fileOf = (name: string) => measured(pictures.get(name));
  return texts.flatMap(({ path, schema, owner }): Finding[] => {
    if (schema.format !== 'media' || path.at(-1) !== 'dark') return [];
    // The sheets of photographs name what is behind words, and what is at one side of them.
    const { photographSheet = [] } = owner;
    if (!photographSheet.includes('behind')) return [];
    const picture = valueAt(data, path.slice(0, -1));
    if (!isRecord(picture)) return [];
    const { src, narrow, dark } = picture;
    if (typeof src !== 'string' || typeof dark !== 'string') return [];
    const part = photographSheet.includes('side-veil') ? startSide(language) : 'all';
    const files = { src, dark, ...(typeof narrow === 'string' && { narrow }) };
    return wordsOnPhotograph(files, part, fileOf)?.words === 'against-theme'
      ? [againstTheme(picture, path)]
      : [];
  });
}

function measured(decoded: ReturnType<Checked['pictures']['get']>): MeasuredFile | undefined {
  if (!decoded?.tones) return undefined;
  const { size, tones } = decoded;
  return {
    kind: size ? 'bitmap' : 'drawing',
    bright: brightParts(tones),
    ...neededVeils(tones),
  };
}
