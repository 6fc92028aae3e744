import type { At } from '../../../renderer/studio/messages.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { useIsChanged } from '../data/changed-places.ts';
import { wordsOf } from '../data/names.ts';
import { select } from '../data/page-actions.ts';
import { below } from '../data/pointer.ts';
import { settingsFiles } from '../data/settings-files.ts';
import { useStudio } from '../data/store.ts';
import { ChangeBar } from '../list/ChangeBar.tsx';
import { Fields } from './Fields.tsx';
import { FieldState } from './FieldState.tsx';

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
  const changed = useStudio((state) => state.draft.changed);
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
                  {changed.includes(one.file) ? <ChangeBar /> : null}
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
  const isChanged = useIsChanged(at);
  return (
    <li>
      <button type="button" className="row" onClick={() => void select(at)}>
        <span>{title}</span>
        <small>
          <FieldState
            problems={own}
            isChanged={isChanged}
            count={Array.isArray(value) ? String(value.length) : undefined}
            usual={usualOf(value)}
          />
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

function usualOf(value: unknown): string {
  if (isRecord(value)) return '';
  return value === undefined ? 'Default' : 'None';
}
