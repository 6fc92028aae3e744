import { useSite } from '../../data/context.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { BREADCRUMB } from '../../option-classes.ts';

/** The way from the home page to this one. Only Home is a place of its own; the last name is this page. */
export function Breadcrumb({ names }: { names: string[] }) {
  const { messages, home } = useSite();
  return (
    <nav aria-label={messages.breadcrumb}>
      <ol className={BREADCRUMB}>
        <li>
          <Link href={home}>{messages.home}</Link>
        </li>
        {names.map((name, index) => (
          <li key={index} aria-current={index === names.length - 1 ? 'page' : undefined}>
            <Icon name="chevron-right" pointing />
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
