import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyOperations } from '../../edit/edit-yaml.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { DEFAULT_FORM } from '../../schema/forms/default-form.ts';
import { isRecord } from '../../schema/is-record.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { commentAbove } from './comments-at.ts';
import { labelFacts } from './label-facts.ts';
import type { Migration, Steps } from './migration.ts';

/** What the fields of the form for inquiries were, before forms became files. */
const FORM = join(import.meta.dirname, 'inquiry-form.yaml');

/** Fields of the form that `inquiry` in site.yaml had, and those that say how all forms are sent. */
const WORDS = ['title', 'subtitle', 'picture'];
const SENDING = ['endpoint', 'clientId', 'acceptSecretInBrowser', 'clientSecret'];

/**
 * Block types got names of any firm, profiles became links, the offices of the footer locations, the form for inquiries a
 * file, and comments above facts labels.
 */
export const toVersion2: Migration = {
  version: 2,
  page: (_, data) => {
    const blocks = Array.isArray(data['blocks']) ? data['blocks'] : [];
    return { operations: blocks.flatMap((block, index) => changeBlock(block, index)) };
  },
  site: (text, data) => {
    const offices = moveOffices(text, data);
    const inquiry = moveInquiry(text, data);
    return {
      operations: [...offices, ...inquiry.operations, ...labelFacts(text, data)],
      files: inquiry.files ?? {},
    };
  },
};

function changeBlock(block: unknown, index: number): Operation[] {
  if (!isRecord(block)) return [];
  const path = `/blocks/${index}`;
  const { type, items } = block;
  const [renamed] =
    [...loadSchemas().blocks].find(([, { schema }]) => schema.formerType === type) ?? [];
  return [
    ...(renamed === undefined || typeof type !== 'string'
      ? []
      : [{ op: 'set', path: `${path}/type`, value: renamed } as const]),
    ...(type === 'team' && Array.isArray(items)
      ? items.flatMap((person, place) => changeProfile(person, `${path}/items/${place}`))
      : []),
  ];
}

function changeProfile(person: unknown, path: string): Operation[] {
  if (!isRecord(person) || person['linkedIn'] === undefined) return [];
  const { linkedIn: href, links } = person;
  const link = { icon: 'arrow-up-right', name: 'Professional profile', href };
  if (Array.isArray(links))
    return [
      { op: 'insert', path: `${path}/links/0`, value: link },
      { op: 'remove', path: `${path}/linkedIn` },
    ];
  return [
    { op: 'rename', path: `${path}/linkedIn`, name: 'links' },
    { op: 'set', path: `${path}/links`, value: [link] },
  ];
}

function moveOffices(text: string, { footer, locations }: Record<string, unknown>): Operation[] {
  if (!isRecord(footer) || !Array.isArray(footer['offices'])) return [];
  const comment = commentAbove(text, ['footer', 'offices']);
  const offices: unknown[] = footer['offices'];
  const known: unknown[] = Array.isArray(locations) ? locations : [];
  return [
    { op: 'remove', path: '/footer/offices' },
    ...(offices.length === 0
      ? []
      : [
          {
            op: 'set',
            path: '/locations',
            value: [...known, ...offices],
            before: 'footer',
            ...(comment !== undefined && { comment }),
          } as const,
        ]),
  ];
}

function moveInquiry(text: string, { inquiry, forms }: Record<string, unknown>): Steps {
  if (!isRecord(inquiry)) return { operations: [] };
  const said = (names: readonly string[]) => names.filter((name) => inquiry[name] !== undefined);
  const file = `forms/${DEFAULT_FORM}.yaml`;
  const comment = (name: string) => {
    const above = commentAbove(text, ['inquiry', name]);
    return above === undefined ? {} : { comment: above };
  };
  const words = said(WORDS).map((name): Operation => {
    return {
      op: 'set',
      path: `/${name}`,
      value: inquiry[name],
      before: 'fields',
      ...comment(name),
    };
  });
  const sending = isRecord(forms) ? [] : said(SENDING);
  const rest = Object.fromEntries(sending.map((name) => [name, inquiry[name]]));
  const above = commentAbove(text, ['inquiry']);
  return {
    operations: [
      { op: 'remove', path: '/inquiry' },
      ...(sending.length === 0
        ? []
        : [
            {
              op: 'set',
              path: '/forms',
              value: rest,
              ...(above !== undefined && { comment: above }),
            } as const,
          ]),
    ],
    files: { [file]: applyOperations(readFileSync(FORM, 'utf8'), words) },
  };
}
