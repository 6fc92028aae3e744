import { isDeepStrictEqual } from 'node:util';
import { checkPageYaml } from '../../../check/check-page.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { SiteContext } from '../../../check/model/context.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import { blocksOf, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';

type Fields = Record<string, unknown>;

/** What pages said when they were last right, part by part: a block with an error must not keep all others from being drawn. */
export class GoodParts {
  readonly #good = new Map<string, Fields>();

  /**
   * A page as it can be drawn: each block, and each other field of it, that has an error is as it was when the page was
   * last right.
   *
   * @returns nothing where that cannot be
   */
  drawable(context: SiteContext, found: PageResult): PageResult | undefined {
    if (!found.page) return this.#replaceWrong(context, found);
    const data = read(context, found.file)?.parsed.data;
    if (isRecord(data)) this.#good.set(found.file, data);
    return found;
  }

  #replaceWrong(
    context: SiteContext,
    { file, problems, ...rest }: PageResult,
  ): PageResult | undefined {
    const good = this.#good.get(file);
    const yaml = good && read(context, file);
    const data = yaml?.parsed.data;
    if (!good || !yaml || !isRecord(data)) return undefined;
    const errors = problems.filter(
      (problem) => problem.file === file && problem.severity === 'error',
    );
    if (!errors.every((error) => replacePart(data, good, error))) return undefined;
    const { page } = checkPageYaml(context, yaml);
    return page && { file, problems, ...rest, page };
  }
}

function read(context: SiteContext, file: string) {
  const found = readYamlFile(context, file);
  return 'yaml' in found ? found.yaml : undefined;
}

/** @returns whether there is something to put in its place */
function replacePart(data: Fields, good: Fields, { path }: Diagnostic): boolean {
  const [field, index] = path ?? [];
  if (typeof field !== 'string') return false;
  const blocks = data['blocks'];
  if (field === 'blocks' && typeof index === 'number' && Array.isArray(blocks)) {
    const block = goodBlock(blocks, index, blocksOf(good));
    if (block !== undefined) blocks[index] = structuredClone(block);
    return block !== undefined;
  }
  if (Object.hasOwn(good, field)) data[field] = structuredClone(good[field]);
  else delete data[field];
  return true;
}

/** The block that one was: the first of its type that is no longer there as it was. */
function goodBlock(now: readonly unknown[], index: number, good: readonly unknown[]): unknown {
  const isOfType = (block: unknown) => blockType(block) === blockType(now[index]);
  const isThere = (block: unknown) => now.some((one) => isDeepStrictEqual(one, block));
  const here = good[index];
  if (here !== undefined && isOfType(here) && !isThere(here)) return here;
  return good.find((block) => isOfType(block) && !isThere(block));
}
