import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportWords } from '../../../schema/generated/data.d.ts';
import { directionOf } from '../../../schema/texts/scripts.ts';
import type { Piece } from './marked-text.ts';
import type { Entry, ReportDocument, Section } from './report-document.ts';
import { fill } from './report-words.ts';
import { visibleText } from './visible-text.ts';

/** Nothing but the sheet in the file and the pictures in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A picture of a block in one state. */
export interface ReportPicture {
  state: 'before' | 'after';
  theme: 'light' | 'dark';
  /** Of the window, in pixels. */
  width: number;
  webp: Buffer;
}

/** Pictures of the entries of a page, by its address and the path of the block, such as /team and /blocks/2. */
export type ReportPictures = ReadonlyMap<string, ReadonlyMap<string, readonly ReportPicture[]>>;

/** What a report is printed with. */
interface HtmlOptions {
  words: ReportWords;
  /** A tag, such as en. */
  language: string;
  pictures?: ReportPictures;
}

/** One file that opens from disk, without a script and without the network. */
export function printHtml(document: ReportDocument, options: HtmlOptions): string {
  const { heading, compared, remark, isMarked, groups } = document;
  const { language, words } = options;
  const style = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');
  const sections = groups.map(
    ({ title, sections: own }) =>
      `<section><h2>${escaped(title)}</h2>\n${own.map((section) => printSection(section, options)).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
<style>
${style}</style>
</head>
<body>
<main>
<h1>${escaped(heading)}</h1>
<p>${escaped(compared)}</p>
${remark === undefined ? '' : `<p>${escaped(remark)}</p>\n`}${isMarked ? `<p>${escaped(words.marksDrawn)}</p>\n` : ''}${sections.join('\n')}
</main>
</body>
</html>
`;
}

function printSection(section: Section, options: HtmlOptions): string {
  const { title, notes, entries, route } = section;
  const heading = title === '' ? '' : `<h3 dir="auto">${escaped(title)}</h3>\n`;
  const said = notes.map((note) => `<p dir="auto">${escaped(note)}</p>\n`).join('');
  const left = new Map(options.pictures?.get(route ?? ''));
  // Those of a block are below the first one about it.
  const takePictures = (path: string): string => {
    const shots = left.get(path);
    left.delete(path);
    return shots ? printPictures(shots, options) : '';
  };
  const items = entries.map((entry) => {
    const [block = ''] = /^\/blocks\/\d+/.exec(entry.path ?? '') ?? [];
    return `<li>${printEntry(entry, options)}${takePictures(block)}</li>`;
  });
  const list = items.join('\n');
  const pictures = [...left.keys()].map(takePictures);
  return `<article>${heading}${said}${list && `<ul>\n${list}\n</ul>\n`}${pictures.join('\n')}</article>`;
}

function printEntry({ title, notes, before, after }: Entry, options: HtmlOptions): string {
  const { words } = options;
  const note = notes.length > 0 ? ` <small>${escaped(notes.join('; '))}</small>` : '';
  const head = title === '' ? '' : `<p dir="auto"><strong>${escaped(title)}</strong>${note}</p>`;
  const rows = [
    ...(before ? [printPieces(words.before, before, 'del')] : []),
    ...(after ? [printPieces(words.after, after, 'ins')] : []),
  ];
  return `${head}${rows.length > 0 ? `\n<dl>\n${rows.join('\n')}\n</dl>` : ''}`;
}

function printPieces(label: string, pieces: readonly Piece[], tag: string): string {
  const text = pieces
    .map(({ text: own, isMarked, leftOut }) => {
      if (leftOut !== undefined) return ' … ';
      return isMarked ? `<${tag}>${escaped(own)}</${tag}>` : escaped(own);
    })
    .join('')
    .trim();
  return `<div><dt>${escaped(label)}</dt><dd dir="auto">${text}</dd></div>`;
}

function printPictures(shots: readonly ReportPicture[], { words }: HtmlOptions): string {
  const figures = shots.map(({ state, theme, width, webp }) => {
    const caption = fill(words.picture, { state: words[state], theme: words[theme], width });
    const source = `data:image/webp;base64,${webp.toString('base64')}`;
    return `<figure><img src="${source}" alt="${escaped(caption)}"><figcaption>${escaped(caption)}</figcaption></figure>`;
  });
  return `\n<div class="pictures"><p>${escaped(words.outlined)}</p>\n${figures.join('\n')}</div>`;
}

function escaped(text: string): string {
  return visibleText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
