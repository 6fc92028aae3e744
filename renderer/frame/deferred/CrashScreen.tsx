import { Component, type ReactNode } from 'react';
import { useSite } from '../../data/context.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Wrap } from '../../ui/layout/Section.tsx';
import styles from './CrashScreen.module.css';

/** What a visitor sees when a page cannot be shown: what happened, and two ways on (docs/specification.md, section 8). */
export function CrashScreen({ error }: { error: Error }) {
  const { site, messages } = useSite();
  const { text, picture } = site.error;
  return (
    <Wrap className={styles.outer}>
      <div className={styles.crash} role="alert">
        <div className={styles.text}>
          <h1 tabIndex={-1}>{messages.unexpectedError}</h1>
          <p>{text}</p>
          <code>{error.message}</code>
          <div className={styles.actions}>
            <button
              type="button"
              className={buttonClass('primary', 'small')}
              onClick={() => location.reload()}
            >
              {messages.reloadPage}
            </button>
            {/* Not a client-side link: a fresh start is what a broken page needs. */}
            <a href="/" className={buttonClass('quiet', 'small')}>
              {messages.returnHome}
            </a>
          </div>
        </div>
        {picture ? (
          <div className={styles.art}>
            <Picture {...picture} className={styles.picture} />
          </div>
        ) : null}
      </div>
    </Wrap>
  );
}

interface State {
  error: Error | undefined;
  /** The route the error belongs to; another route gets a new chance. */
  route: string;
}

/** Catches whatever fails while a route is shown. */
export class CrashBoundary extends Component<{ route: string; children: ReactNode }, State> {
  override state: State = { error: undefined, route: this.props.route };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { route }: { route: string },
    state: State,
  ): Partial<State> | null {
    return route === state.route ? null : { error: undefined, route };
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashScreen error={error} /> : this.props.children;
  }
}
