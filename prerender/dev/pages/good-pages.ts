import type { PageIndex } from '../../../schema/generated/data.d.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import type { CheckSome } from './check-some.ts';

/** What is known of a page. */
export type GoodPage = Pick<PageResult, 'file' | 'index'>;

/** What is known of pages while they are being written: of one with errors what it was when it was last right. */
export class GoodPages {
  /** By file. */
  readonly #good = new Map<string, PageIndex>();

  /** What is known of some pages now. */
  async of(isMeant: (file: string) => boolean, check: CheckSome): Promise<GoodPage[]> {
    return (await check(isMeant)).map(({ file, index, problems }) => {
      const isWrong = problems.some(({ severity }) => severity === 'error');
      if (index && !isWrong) this.#good.set(file, index);
      const shown = isWrong ? (this.#good.get(file) ?? index) : index;
      return { file, ...(shown && { index: shown }) };
    });
  }
}
