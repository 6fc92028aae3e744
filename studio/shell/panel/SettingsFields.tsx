import type { At } from '../../../renderer/studio/messages.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { wordsOf } from '../data/names.ts';
import { select } from '../data/page-actions.ts';
import { below } from '../data/pointer.ts';
import { settingsFiles } from '../data/settings-files.ts';
import { useStudio } from '../data/store.ts';
import { Fields } from './Fields.tsx';

interface Props {
  file: string;
  schema: FieldSchema;
  value: unknown;
}

/**
 * A file that is not a page: what it says in a word or two, and a row for each of its groups and lists, which leads to
 * its fields. Above it, the other such files.
 */
export function SettingsFields({ file, schema, value }: Props) {
  const overview = useStudio((state) => state.overview);
  const files = overview ? settingsFiles(overview) : [];
  const names = Object.keys(schema.properties ?? {});
  const groups = names.filter((name) => isLarge(schema.properties?.[name]));
  return (
    <>
      {files.length < 2 ? null : (
        <nav className="settings" aria-label="Files of settings">
          <ul>
            {files.map((one) => (
              <li key={one.file}>
                <button
                  type="button"
                  className="row"
                  aria-current={one.file === file ? 'true' : undefined}
                  onClick={() => void select({ file: one.file, pointer: '' })}
                >
                  <span>{one.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav className="settings" aria-label="Groups of settings">
        <ul>
          {groups.map((name) => (
            <Group
              key={name}
              at={{ file, pointer: below('', name) }}
              title={schema.properties?.[name]?.title ?? wordsOf(name)}
              value={isRecord(value) ? value[name] : undefined}
            />
          ))}
        </ul>
      </nav>
      <Fields at={{ file, pointer: '' }} schema={schema} value={value} leaveOut={groups} />
    </>
  );
}

function Group({ at, title, value }: { at: At; title: string; value: unknown }) {
  const problems = useStudio((state) => state.draft.problems);
  const own = problems.filter(
    ({ file, pointer = '' }) => file === at.file && `${pointer}/`.startsWith(`${at.pointer}/`),
  );
  // As the bar counts them.
  const errors = own.filter(({ severity }) => severity === 'error').length;
  const warnings = own.length - errors;
  return (
    <li>
      <button type="button" className="row" onClick={() => void select(at)}>
        <span>{title}</span>
        <small className={errors > 0 ? 'is-wrong' : undefined}>
          {errors > 0
            ? countOf(errors, 'problem')
            : warnings > 0
              ? countOf(warnings, 'warning')
              : sizeOf(value)}
        </small>
      </button>
    </li>
  );
}

/** What has fields or entries of its own is shown by itself. */
function isLarge(schema: FieldSchema | undefined): boolean {
  const types = [schema?.type].flat();
  return types.includes('object') || (types.includes('array') && schema?.items?.type === 'object');
}

function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  if (isRecord(value)) return '';
  return value === undefined ? 'Default' : 'None';
}

function countOf(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
