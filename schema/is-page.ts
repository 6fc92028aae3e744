import type { Form, LocalForm, Page, Site } from './generated/content.d.ts';
import { allBlocks, blockType } from './page-blocks.ts';
import type { Schemas } from './load-schemas.ts';

/** Whether a value fits the schema of a page, and each of its blocks that of its type, those in other blocks included. */
export function isPage({ page, blocks: types }: Schemas, value: unknown): value is Page {
  return (
    page.validate(value).length === 0 &&
    allBlocks(value).every(({ block }) => isBlock(types, block))
  );
}

/** Whether a value fits the schema of the block type that it names. */
export function isBlock(types: Schemas['blocks'], value: unknown): value is Page['blocks'][number] {
  const type = types.get(blockType(value));
  return type !== undefined && type.validate(value).length === 0;
}

/** Whether a value fits the schema of site.yaml. */
export function isSite({ site }: Schemas, value: unknown): value is Site {
  return site.validate(value).length === 0;
}

/** Whether a value fits the schema of a form. */
export function isForm({ form }: Schemas, value: unknown): value is Form {
  return form.validate(value).length === 0;
}

/** Whether a value fits the schema of a form in another language. */
export function isLocalForm({ localForm }: Schemas, value: unknown): value is LocalForm {
  return localForm.validate(value).length === 0;
}
