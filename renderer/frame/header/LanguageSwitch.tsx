import { useSite } from '../../data/context.ts';
import { useWays } from '../../state/ways.ts';

/**
 * The same page in the other languages of the site: a link to the only other one, or a list that unfolds without a
 * script. The links load a document, because all that is around the page is in another language, too.
 */
export default function LanguageSwitch() {
  const { site, languages, messages } = useSite();
  const ways = useWays();
  const links = languages.map(({ language, name, home }) => ({
    name,
    props: {
      href: ways?.[language] ?? home,
      hrefLang: language,
      lang: language,
      // Not to be loaded ahead.
      target: '_self',
    },
    isCurrent: language === site.language,
  }));
  const [other, ...more] = links.filter(({ isCurrent }) => !isCurrent);
  return (
    <nav className="languages" aria-label={messages.switchLanguage}>
      {other && more.length === 0 ? (
        <a {...other.props}>{other.name}</a>
      ) : (
        <details>
          <summary>{links.find(({ isCurrent }) => isCurrent)?.name}</summary>
          <ul>
            {links.map(({ name, props, isCurrent }) => (
              <li key={name}>
                <a {...props} aria-current={isCurrent || undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
