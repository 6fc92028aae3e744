import { select } from '../data/page-actions.ts';
import { describe, outerOf } from '../data/selection.ts';
import { schemaAt } from '../data/schema-at.ts';
import { valueAt } from '../data/pointer.ts';
import { useStudio } from '../data/store.ts';
import { ActionsButton } from '../desk/ActionsButton.tsx';
import { stepsOf } from '../../../schema/pointer.ts';
import { FieldIn, useFieldIn } from './field-in.ts';
import { Field, Fields } from './Fields.tsx';
import { SettingsFields } from './SettingsFields.tsx';

/** The fields of what is selected, as its schema has them. */
export function Panel() {
  const selected = useStudio((state) => state.selected);
  const overview = useStudio((state) => state.overview);
  const page = useStudio((state) => state.page);
  const at = selected ?? (page && { file: page.file, pointer: '' });
  const data = useStudio((state) => at && state.files[at.file]);
  const fieldIn = useFieldIn();
  if (!at || !overview) return <aside className="panel" aria-label="Fields" />;
  const { name, kind, place, description } = describe(at);
  const schema = schemaAt(overview, { file: at.file, data }, at.pointer);
  const outer = outerOf(data, at.pointer);
  return (
    <aside className="panel" aria-label="Fields">
      <div className="panel-head">
        {outer === undefined ? null : (
          <button
            type="button"
            className="outer"
            onClick={() => void select({ file: at.file, pointer: outer })}
          >
            In {describe({ file: at.file, pointer: outer }).name}
          </button>
        )}
        <h2>
          {kind === name || at.pointer === '' ? name : kind} <span className="quiet">{place}</span>
        </h2>
        <p>{description}</p>
        {place === '' ? null : (
          <ActionsButton at={at}>
            Actions <kbd>.</kbd>
          </ActionsButton>
        )}
      </div>
      <FieldIn value={fieldIn}>
        {schema === undefined || data === undefined ? (
          <p className="empty">This file cannot be read. Its problem says why.</p>
        ) : at.pointer === '' && !at.file.startsWith('pages/') ? (
          <SettingsFields file={at.file} schema={schema} value={data} />
        ) : schema.type === 'array' ? (
          <div className="fields">
            <Field
              at={at}
              name={stepsOf(at.pointer).at(-1) ?? ''}
              schema={schema}
              value={valueAt(data, at.pointer)}
              isRequired={false}
            />
          </div>
        ) : (
          <Fields
            key={`${at.file} ${at.pointer}`}
            at={at}
            schema={schema}
            value={valueAt(data, at.pointer)}
          />
        )}
      </FieldIn>
    </aside>
  );
}
