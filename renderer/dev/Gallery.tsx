import { useState } from 'react';
import type { BlockGuide, Described, DescribedBlock } from '../../schema/block-guide.ts';
import { buttonClass } from '../parts/Button.tsx';
import styles from './Gallery.module.css';

const THEMES = ['light', 'dark'];

/** What docs/blocks.md says, with every example drawn in both themes. */
export function Gallery({ guide: { blocks, pieces } }: { guide: BlockGuide }) {
  return (
    <main className={styles.gallery}>
      <h1>Blocks</h1>
      <nav aria-label="Block types">
        <ul className={styles.types}>
          {blocks.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {blocks.map((block) => (
        <section key={block.name} id={block.name} aria-label={block.title}>
          <Description {...block} />
          <Example {...block} />
          {THEMES.map((theme) => (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which tells its height
            <iframe
              key={theme}
              title={`${block.title}, ${theme}`}
              src={`/_blocks/${block.name}?theme=${theme}`}
              loading="lazy"
            />
          ))}
        </section>
      ))}
      <h2>Shared pieces</h2>
      {pieces.map((piece) => (
        <section key={piece.name} id={piece.name} aria-label={piece.title}>
          <Description {...piece} />
        </section>
      ))}
    </main>
  );
}

function Description({ name, title, description, fields }: Described) {
  return (
    <>
      <h3>
        {title} <code>{name}</code>
      </h3>
      <p>{description}</p>
      {fields.length > 0 ? (
        <div className={styles.fields}>
          <table>
            <thead>
              <tr>
                {['Field', 'What it is', 'Value', 'Needed'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.path}>
                  <th scope="row">
                    <code>{field.path}</code>
                  </th>
                  <td>{field.description}</td>
                  <td>
                    {field.kind.replaceAll('`', '')}{' '}
                    {field.piece ? <a href={`#${field.piece}`}>{field.piece}</a> : null}
                  </td>
                  <td>{field.need.replaceAll('`', '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}

function Example({ title, example }: DescribedBlock) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(example).then(
      () => setSaid('Copied'),
      () => setSaid('The browser does not allow to copy; mark the text instead.'),
    );
  return (
    <div className={styles.example}>
      <button
        type="button"
        className={buttonClass('quiet', 'small')}
        aria-label={`Copy the YAML of ${title}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
      <span role="status">{said}</span>
      <pre>{example}</pre>
    </div>
  );
}
