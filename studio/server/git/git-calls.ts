import { refuseOtherFiles } from '../../../authoring/page/writable.ts';
import { textIn } from '../../../authoring/planned.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { StudioCommit } from '../../../schema/generated/data.d.ts';
import type { Committed, GitState } from '../../protocol.ts';
import { commitFiles, freshMedia } from './commit-files.ts';
import { gitState } from './git-state.ts';

/** What the shell asks of git. */
export class GitCalls {
  readonly #opened: () => Promise<OpenedSite>;

  constructor(opened: () => Promise<OpenedSite>) {
    this.#opened = opened;
  }

  async state(): Promise<GitState> {
    return gitState((await this.#opened()).context.folder);
  }

  /**
   * Commits files that were saved, and the new pictures that they name.
   * @throws where that is not possible, with a sentence
   */
  async commit({ files, message }: StudioCommit): Promise<Committed> {
    const { context } = await this.#opened();
    const { folder } = context;
    for (const file of files) refuseOtherFiles(folder, file);
    if (message.trim() === '') throw new Error('Write a message for the commit.');
    const texts = files.map((file) => textIn(context, file) ?? '');
    const isNamed = (file: string) =>
      texts.some((text) => text.includes(file.slice('media/'.length)));
    const pictures = (await freshMedia(folder).catch(() => [])).filter(isNamed);
    return { id: await commitFiles(folder, [...files, ...pictures], message.trim()) };
  }
}
