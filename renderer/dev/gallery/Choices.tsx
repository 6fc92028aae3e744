import type { OfferedChoice, Tried } from './choices.ts';
import { writtenAs } from './choices.ts';
import styles from './Choices.module.css';

/** A field for each named choice of the theme, and how site.yaml says what is tried. */
export function Choices({
  choices,
  tried,
  onTry,
}: {
  choices: readonly OfferedChoice[];
  tried: Tried;
  onTry: (tried: Tried) => void;
}) {
  const choose = (name: string, value: string, now: string) => {
    const { [name]: _before, ...others } = tried;
    onTry(value === now ? others : { ...others, [name]: value });
  };
  const isTried = Object.keys(tried).length > 0;
  return (
    <form className={styles.choices} aria-label="Theme">
      {choices.map(({ name, title, description, values, now }) => (
        <label key={name} title={description}>
          <span>{title}</span>
          <select
            name={name}
            value={tried[name] ?? now}
            onChange={({ target }) => choose(name, target.value, now)}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <p role="status">
        {isTried ? (
          <>
            In <code>site.yaml</code>: <code>{writtenAs(tried)}</code>
          </>
        ) : (
          'As the site has it. What you choose here changes the examples below, and no file.'
        )}
      </p>
    </form>
  );
}
