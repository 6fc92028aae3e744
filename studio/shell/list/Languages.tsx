import { set, useStudio } from '../data/store.ts';

/** Which language the pages of the list are in; nothing for a site in one language. */
export function Languages({ shown }: { shown: string | undefined }) {
  const languages = useStudio((state) => state.overview?.languages ?? []);
  if (languages.length < 2) return null;
  return (
    <div className="segments" role="group" aria-label="Language of the pages">
      {languages.map(({ language }) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => set({ language })}
        >
          {nameOf(language)}
        </button>
      ))}
    </div>
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
