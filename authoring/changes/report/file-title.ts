import type { ReportWords, SharedChange } from '../../../schema/generated/data.d.ts';
import { fill } from './report-words.ts';

/** What a file is to people who do not know files, with its name behind. */
export function fileTitle(
  file: string,
  changes: readonly Pick<SharedChange, 'file' | 'area'>[],
  words: ReportWords,
): string {
  const area = changes.find((change) => change.file === file)?.area ?? 'site';
  const tag = /^site\.(.+)\.yaml$/.exec(file)?.[1];
  if (area === 'site' && tag !== undefined) {
    const language = new Intl.DisplayNames([words.language], { type: 'language' }).of(tag) ?? tag;
    return fill(words.ofSiteIn, { language, file });
  }
  const titles = {
    site: words.ofSite,
    form: words.ofForm,
    picture: words.ofPicture,
    download: words.ofDownload,
    block: words.ofBlock,
    feature: words.ofFeature,
  };
  return fill(titles[area], { file });
}
