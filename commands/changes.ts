import { writeFileSync } from 'node:fs';
import { changedPictures } from '../api/changed-pictures.ts';
import { changesOf, comparedFolders, readStates } from '../api/changes.ts';
import { weighChanges } from './weigh-changes.ts';
import { printHtml } from '../authoring/changes/report/print-html.ts';
import { printMarkdown } from '../authoring/changes/report/print-markdown.ts';
import { printText } from '../authoring/changes/report/print-text.ts';
import { reportDocument } from '../authoring/changes/report/report-document.ts';
import { reportLanguages, reportWords } from '../authoring/changes/report/report-words.ts';
import type { Changes, ReportWords } from '../schema/generated/data.d.ts';
import { command, SITE_OPTION, UsageError } from './door/command.ts';
import { noSuch } from './door/no-such.ts';
import { AS_OF_OPTION, RUN_OPTIONS, workerCount } from './door/run-options.ts';
import { showProgress } from './door/show-progress.ts';

/** How much of a long text is shown, in characters. */
const LONGEST = 600;

const FORMATS = ['text', 'markdown', 'html', 'json'];

await command(
  {
    name: 'changes',
    about:
      'Reports what visitors would notice between two states of a site: the folder and a commit of git, two commits, or two folders.',
    options: {
      site: SITE_OPTION,
      before: {
        type: 'string',
        value: 'DIR',
        help: 'a folder with the old state; git is not needed then',
      },
      format: {
        type: 'string',
        default: 'text',
        value: 'FORMAT',
        help: `${FORMATS.join(', ')}; markdown has at most 60 KB, html is one file`,
      },
      language: {
        type: 'string',
        default: 'en',
        value: 'TAG',
        help: `language of the report: ${reportLanguages().join(', ')}`,
      },
      out: { type: 'string', value: 'FILE', help: 'write the report to a file' },
      pictures: {
        type: 'boolean',
        default: false,
        help: 'with --format html: each changed block before and after; needs Chromium and the package playwright-core',
      },
      published: {
        type: 'boolean',
        default: false,
        help: 'leave out drafts and other pages that visitors cannot find, with all that leads to them',
      },
      weigh: {
        type: 'boolean',
        default: false,
        help: 'build both states, and name pages that exceed a limit of `npm run budget` only in the new one',
      },
      ...RUN_OPTIONS,
      'as-of': AS_OF_OPTION,
    },
    operands: '[BASE|BASE..HEAD]',
    examples: [
      'npm run changes',
      'npm run changes -- origin/main',
      'npm run changes -- v1..v2 --format html --out changes.html',
      'npm run changes -- --before ../site-of-last-week',
    ],
  },
  async ({ values, positionals }) => {
    const { site, before, format, language, out, pictures, published, weigh } = values;
    const [commits, ...others] = positionals;
    if (others.length > 0) throw new UsageError('Name one commit, or two as BASE..HEAD.');
    if (commits !== undefined && before !== undefined)
      throw new UsageError('Name commits or a folder, not both.');
    if (!FORMATS.includes(format)) throw noSuch('format', format, FORMATS);
    const words = reportWords(language);
    if (!words) throw noSuch('language', language, reportLanguages());
    if (pictures && format !== 'html') throw new UsageError('--pictures needs --format html.');
    const folders = comparedFolders(site, { commits, before });
    const states = await readStates(folders, {
      published,
      asOf: values['as-of'],
      cache: !values['no-cache'],
      workers: workerCount(values.workers),
      showProgress,
    });
    const found = changesOf(states, folders);
    const shown = pictures ? await changedPictures(found, states) : undefined;
    if (weigh) found.meaning.heavier = await weighChanges(folders, showProgress);
    const report = print(found, words);
    if (out === undefined) process.stdout.write(report);
    else writeFileSync(out, report);
    return true;

    function print(all: Changes, spoken: ReportWords): string {
      if (format === 'json') return `${JSON.stringify(all, null, 2)}\n`;
      if (format === 'markdown') return printMarkdown(all, spoken);
      const document = reportDocument(all, spoken, LONGEST);
      if (format === 'text') return printText(document, spoken);
      return printHtml(document, { words: spoken, language, ...(shown && { pictures: shown }) });
    }
  },
);
