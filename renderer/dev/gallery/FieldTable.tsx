import type { Described, DescribedField } from '../../../schema/block-guide.ts';
import styles from './FieldTable.module.css';

/** The fields of a block type or shared piece; nothing for a piece that is a single value. */
export function FieldTable({ title, fields }: Described) {
  if (fields.length === 0) return null;
  return (
    <table className={styles.fields}>
      <caption className="visually-hidden">Fields of {title}</caption>
      <thead>
        <tr>
          {['Field', 'Description', 'Value', 'Needed'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <Row key={field.path} {...field} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ path, description, kind, piece, need }: DescribedField) {
  const steps = path.split('.');
  // What is in a field is below it, further in.
  return (
    <tr>
      <th scope="row" style={{ paddingLeft: `${(steps.length - 1) * 1.25}em` }}>
        <code>{steps.at(-1)}</code>
      </th>
      <td>{description}</td>
      <td>
        {plain(kind)} {piece ? <a href={`#${piece}`}>{piece}</a> : null}
      </td>
      <td className={need === 'required' ? styles.required : undefined}>{plain(need)}</td>
    </tr>
  );
}

/** The guide marks what is written word by word as Markdown does. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
