import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  choose: (value: string) => void;
  /** Options. */
  children: ReactNode;
}

/** A choice in a form over the page, in which Enter does what the form asks for. */
export function PlaceSelect({ label, value, choose, children }: Props) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => choose(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // By itself it would open the list, as the space bar does.
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      >
        {children}
      </select>
    </label>
  );
}
