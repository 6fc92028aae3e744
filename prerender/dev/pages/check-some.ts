import type { PageResult } from '../../../check/model/page-result.ts';

/** Checks the pages whose files are meant, and gives the results in the order of the files. */
export type CheckSome = (isMeant: (file: string) => boolean) => Promise<PageResult[]>;
