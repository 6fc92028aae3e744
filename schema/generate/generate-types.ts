import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type BundledSchema, bundleSchemas } from './bundle-schemas.ts';
import { isRecord } from '../is-record.ts';
import { pascalCase } from './pascal-case.ts';
import { listBlockTypes } from '../load-schemas.ts';

const banner = `/* Generated from the schema files by "npm run generate". Do not edit. */`;

/**
 * TypeScript types of checked content: Site, Page, Form, LocalForm, Block and the pieces of each. A field with a
 * default is not optional in them, because the check has filled it in.
 */
export async function generateTypes(): Promise<string> {
  const { definitions: ofPages, ...page } = bundleSchemas('page');
  const { definitions: ofSite, ...site } = bundleSchemas('site');
  const { definitions: _, ...form } = bundleSchemas('form');
  const { definitions: __, ...localForm } = bundleSchemas('form-language');
  const definitions = { ...ofSite, ...ofPages };
  const blockTypes = new Set(listBlockTypes());
  const forTypes = (schema: BundledSchema, owner: string, name = owner): BundledSchema =>
    simplify(schema, { owner, name, definitions });
  const content: JSONSchema = {
    title: 'Content',
    description: 'All content of a site.',
    type: 'object',
    required: ['site', 'pages', 'forms', 'localForms'],
    properties: {
      site: forTypes(site, 'Site'),
      pages: { type: 'array', items: forTypes(page, 'Page') },
      forms: { type: 'array', items: forTypes(form, 'Form') },
      localForms: { type: 'array', items: forTypes(localForm, 'LocalForm') },
    },
    definitions: Object.fromEntries(
      Object.entries(definitions).map(([key, schema]) => {
        const owner = pascalCase(key);
        return [key, forTypes(schema, owner, blockTypes.has(key) ? `${owner}Block` : owner)];
      }),
    ),
  };
  return compile(content, 'Content', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: banner,
    style: { singleQuote: true, printWidth: 100 },
  });
}

interface Naming {
  /** Keeps the Card of one block apart from the Card of another. */
  owner: string;
  /** The name of the type, where it does not follow from owner and title. */
  name?: string;
  definitions: Record<string, BundledSchema>;
}

/**
 * A copy of a schema from which readable types come out: groups of fields and choices have a
 * name of their own, a text is a string.
 */
function simplify(schema: BundledSchema, { owner, name, definitions }: Naming): BundledSchema {
  const { title, properties, items, default: _default, additionalProperties, ...rest } = schema;
  if (typeof rest['$ref'] === 'string') return simplifyReference(rest, definitions);
  const inside = { owner, definitions };
  const copy: BundledSchema = { ...rest, additionalProperties };
  if (isRecord(additionalProperties)) {
    copy['additionalProperties'] = simplify(additionalProperties, inside);
  }
  if (isRecord(items)) copy['items'] = simplify(items, inside);
  if (Array.isArray(rest['oneOf'])) copy['title'] = name;
  if (isRecord(properties)) {
    const fields = Object.entries(properties).filter(hasSchema);
    copy['properties'] = Object.fromEntries(
      fields.map(([key, field]) => [key, simplify(field, inside)]),
    );
    const required: unknown[] = Array.isArray(rest['required']) ? rest['required'] : [];
    copy['required'] = [
      ...required,
      ...fields.filter(([, field]) => 'default' in field).map(([key]) => key),
    ];
    copy['title'] = name ?? joinNames(owner, pascalCase(String(title)));
  }
  return copy;
}

/** Siblings of a reference would make a new type of it; in allOf they only describe the field. */
function simplifyReference(
  { $ref, description }: BundledSchema,
  definitions: Record<string, BundledSchema>,
): BundledSchema {
  const target = definitions[String($ref).replace('#/definitions/', '')];
  if (target?.['type'] !== 'string') return { allOf: [{ $ref }], description };
  return { type: 'string', description: description ?? target['description'] };
}

function hasSchema(field: [string, unknown]): field is [string, BundledSchema] {
  return isRecord(field[1]);
}

function joinNames(owner: string, name: string): string {
  return name.startsWith(owner) ? name : owner + name;
}
