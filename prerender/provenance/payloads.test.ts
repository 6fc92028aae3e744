import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPageBody } from '../../renderer/entry-server.tsx';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { plainOrigins } from '../../test-support/content/plain-origins.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { DevExamples } from '../dev/examples.ts';
import { DevSite } from '../dev/site.ts';
import { siteFolders } from '../paths.ts';
import { readElements } from './read-elements.ts';
import { MARK, withoutMarks } from '../../renderer/dev/source/tokens.ts';
import { wrapTexts } from './wrap-texts.ts';

/** Ends an attribute, an element, a comment and a script, and runs where one of them is made of it. */
const PAYLOAD = `"'>--></script></title><img src=x onerror=alert(1)>`;

const schemas = loadSchemas();
const folder = mkdtempSync(join(tmpdir(), 'payloads-'));
const folders = siteFolders(folder);
beforeAll(() => layGoodSite(folder));
afterAll(() => rmSync(folder, { recursive: true }));
const examples = new DevExamples(folders, new DevSite(folders));

/** The elements of a page in their order, each with the names of its attributes. */
function elementsOf(html: string): string[] {
  return [...html.matchAll(/<([a-z][^\s/>]*)((?:\s[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag = '', attributes = '']) => `${tag}${attributes.replaceAll(/="[^"]*"/g, '')}`,
  );
}

/** Puts the payload behind every text for people, which has a mark before it. @returns how many there were */
function fillIn(within: object): number {
  return Object.entries(within).reduce((count, [name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return count + fillIn(value);
    if (typeof value !== 'string' || value.search(MARK) !== 0) return count;
    Reflect.set(within, name, withoutMarks(value) + PAYLOAD);
    return count + 1;
  }, 0);
}

/** Everything that a page says, where people read it or hear it. */
function saidOn(html: string): string {
  const said: string[] = [];
  readElements(html, { text: (text) => said.push(text), attribute: (_, text) => said.push(text) });
  return said.join('\n');
}

test.each([...schemas.blocks.keys()])('no text of "%s" becomes an element', async (type) => {
  const example = await examples.of(type);
  if (!example) throw new Error(`There is no block type ${type}.`);
  const { site, data } = wrapTexts(example, schemas, plainOrigins);
  expect(
    fillIn(data.page.blocks) + fillIn(data.markdown ?? []) + fillIn(site.site),
  ).toBeGreaterThan(0);
  const html = renderPageBody(site, data, false);
  // Code with something behind it is other code, which has no colors.
  const { code: _, ...plain } = example.data;
  expect(elementsOf(html)).toEqual(elementsOf(renderPageBody(example.site, plain, false)));
  expect(saidOn(html)).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
