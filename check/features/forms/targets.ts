import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { CRM_NEEDS, MOST_EMAIL_CHARACTERS } from '../../../schema/forms/crm-lead.ts';
import { settingsOf } from './settings.ts';
import { targetKey } from '../../../schema/forms/target-key.ts';

/** Checks that each target of a form has what it needs, and only that, and that the CRM gets a lead it can take. */
export function checkTargets({ data: form }: Pick<CheckedFile, 'data'>): Finding[] {
  if (!isRecord(form) || !Array.isArray(form['deliver'])) return [];
  const { deliver, fields } = form;
  const seen = new Set<string>();
  return deliver.flatMap((target: unknown, index) => {
    if (!isRecord(target)) return [];
    const path = ['deliver', index];
    const key = targetKey(target);
    const isRepeated = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    return [
      ...checkSettings(target, path),
      ...(isRepeated ? [repeated(path)] : []),
      ...(target['to'] === 'crm' ? checkLead(fields, path) : []),
    ];
  });
}

type Path = (string | number)[];

function checkSettings(target: Record<string, unknown>, path: Path): Finding[] {
  const kind = target['to'];
  const { kinds, settings } = settingsOf('deliver');
  if (typeof kind !== 'string' || !kinds.includes(kind)) return [];
  // A setting with a name that there is not may be the one that is missing.
  const mayHaveAll = Object.keys(target).some((name) => !settings.has(name));
  return [...settings].flatMap(([name, { onlyFor = kinds, neededFor = [] }]): Finding[] => {
    if (target[name] === undefined)
      return neededFor.includes(kind) && !mayHaveAll
        ? [
            {
              id: 'missing-field',
              path,
              part: 'value',
              message: `The target ${kind} needs \`${name}\`.`,
              suggestion: `Add \`${name}:\`.`,
            },
          ]
        : [];
    if (onlyFor.includes(kind)) return [];
    return [
      {
        id: 'field-conflict',
        path: [...path, name],
        part: 'key',
        message: `The target ${kind} has no \`${name}\`.`,
        suggestion: `Remove \`${name}\`.`,
      },
    ];
  });
}

function repeated(path: Path): Finding {
  return {
    id: 'duplicate-name',
    path,
    part: 'value',
    message: 'Duplicate target: it would receive each inquiry two times.',
    suggestion: 'Remove one of them.',
  };
}

/** A field of a form as far as its name and its requirement can be read. */
function isReadable(field: unknown): field is Record<string, unknown> {
  if (!isRecord(field)) return false;
  const { name, type, required } = field;
  const { kinds, settings } = settingsOf('fields');
  return (
    typeof name === 'string' &&
    (type === undefined || kinds.includes(type)) &&
    (required === undefined || typeof required === 'boolean') &&
    Object.keys(field).every((setting) => settings.has(setting))
  );
}

/** A lead has fields of its own; what else a form asks is written below its message. */
function checkLead(fields: unknown, path: Path): Finding[] {
  // What the lead lacks may be a field that has a mistake itself.
  if (!Array.isArray(fields) || !fields.every(isReadable)) return [];
  const byName = new Map(fields.map((field, index) => [field['name'], { field, index }]));
  if (byName.size < fields.length) return [];
  const missing = CRM_NEEDS.filter((name) => byName.get(name)?.field['required'] !== true);
  const findings: Finding[] = [];
  if (missing.length > 0) {
    findings.push({
      id: 'missing-field',
      path,
      part: 'value',
      message: `The CRM needs certain required fields for a lead; this form is missing ${missing.join(', ')}.`,
      suggestion: `Add fields such as \`{ name: ${missing[0]}, type: ${missing[0] === 'email' ? 'email' : 'text'}, label: ..., required: true }\`.`,
    });
  }
  const email = byName.get('email');
  if (!email) return findings;
  const { field, index } = email;
  const at = ['fields', index];
  if (field['type'] !== undefined && field['type'] !== 'email') {
    findings.push({
      id: 'field-conflict',
      path: [...at, 'type'],
      part: 'value',
      message: 'The CRM expects an e-mail address in `email`, so the type must be email.',
      replacement: 'email',
    });
  }
  const most = field['maxLength'];
  if (typeof most === 'number' && most > MOST_EMAIL_CHARACTERS) {
    findings.push({
      id: 'out-of-range',
      path: [...at, 'maxLength'],
      part: 'value',
      message: `The CRM accepts e-mail addresses of at most ${MOST_EMAIL_CHARACTERS} characters; this field allows ${most}.`,
      suggestion: `Write ${MOST_EMAIL_CHARACTERS} or less, or leave \`maxLength\` out: a longer address is then put at the top of the message.`,
    });
  }
  return findings;
}
