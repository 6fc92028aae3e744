import type { At, Way } from '../../../renderer/studio/messages.ts';
import type { Reading } from '../../../renderer/studio/text/reading.ts';
import { comesBack } from '../../../renderer/studio/text/settle.ts';
import { stepsToBlock } from '../../../schema/page-blocks.ts';
import { stepsOf, toPointer } from '../../../schema/pointer.ts';
import { below, valueAt } from './pointer.ts';
import { schemaAt } from './schema-at.ts';
import { now, type StudioState } from './store.ts';

/* The texts of a page that are written in place, and their order. */

/** How a text is read and written: by its schema, and by the figures of its language. */
export function readingOf({ file, pointer }: At): Reading {
  const { overview, files, figures } = now();
  const schema = overview && schemaAt(overview, { file, data: files[file] }, pointer);
  const isMarkup = schema?.format === 'inline-markup' || schema?.format === 'markdown';
  return { isMarkup, figures: figures[file] ?? [] };
}

/** Whether the text being written can have strong words, emphasis and links. */
export function takesMarks({ writing }: StudioState): boolean {
  return writing !== undefined && readingOf(writing).isMarkup;
}

/** Whether a text can be written where the page shows it: its file says the same again then. */
export function isOnPage(at: At): boolean {
  const { overview, files } = now();
  const data = files[at.file];
  // An optional text that is empty is not in the file.
  const value = valueAt(data, at.pointer) ?? '';
  const schema = overview && schemaAt(overview, { file: at.file, data }, at.pointer);
  if (typeof value !== 'string') return false;
  // Of Markdown, which parts come back the same is known on the page.
  if (schema?.format === 'markdown') return at.part !== undefined;
  return comesBack(value, readingOf(at));
}

/** The text of a page that can be written in place behind another, or before it, in the order of its file. */
export function nextText(at: At, by: Way): At | undefined {
  const { file } = at;
  const part = by < 0 ? -1 : 0;
  const texts = textsOf(now().files[file], '').filter((pointer) =>
    isOnPage({ file, pointer, part }),
  );
  const pointer = texts[texts.indexOf(at.pointer) + by];
  if (pointer === undefined) return undefined;
  return formatOf({ file, pointer }) === 'markdown' ? { file, pointer, part } : { file, pointer };
}

/** Whether a list, at any depth of a block, says more texts before one of its texts, and behind it. */
export function textsBeside(at: At): { before: boolean; behind: boolean } {
  const { file, pointer } = at;
  const data = now().files[file];
  const list = listAround(data, pointer);
  if (list === undefined) return { before: false, behind: false };
  const isBeside = (other: string) =>
    listAround(data, other) === list &&
    valueAt(data, other) !== undefined &&
    isOnPage({ file, pointer: other, part: 0 });
  const texts = textsOf(data, '').filter((other) => other === pointer || isBeside(other));
  const index = texts.indexOf(pointer);
  return { before: index > 0, behind: index < texts.length - 1 };
}

function listAround(data: unknown, pointer: string): string | undefined {
  const steps = stepsOf(pointer);
  const block = stepsToBlock(data, steps);
  const entry = steps.findIndex((step, index) => index >= block && /^\d+$/.test(step));
  return entry < 0 ? undefined : toPointer(steps.slice(0, entry));
}

/** Also optional ones that are empty: those without a place on the page are passed over there. */
function textsOf(value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return isShownText(pointer) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { overview, page, files } = now();
  const file = page?.file ?? '';
  const schema = overview && schemaAt(overview, { file, data: files[file] }, pointer);
  const fields = Array.isArray(value) ? [] : Object.keys(schema?.properties ?? {});
  return [...new Set([...fields, ...Object.keys(value)])].flatMap((step) => {
    const inner = below(pointer, step);
    const isEmpty =
      !Object.hasOwn(value, step) &&
      isShownText(inner) &&
      formatOf({ file, pointer: inner }) !== 'markdown';
    return isEmpty ? [inner] : textsOf(Reflect.get(value, step), inner);
  });
}

/** Those that are chosen, such as icons, are not written. */
function isShownText(pointer: string): boolean {
  const { overview, page, files } = now();
  const file = page?.file ?? '';
  const schema = overview && schemaAt(overview, { file, data: files[file] }, pointer);
  return (
    pointer.startsWith('/blocks/') &&
    schema?.type === 'string' &&
    [undefined, 'inline-markup', 'markdown'].includes(schema.format) &&
    schema.enum === undefined &&
    schema.const === undefined
  );
}

function formatOf({ file, pointer }: At): string | undefined {
  const { overview, files } = now();
  return overview && schemaAt(overview, { file, data: files[file] }, pointer)?.format;
}
