import { useSyncExternalStore } from 'react';
import { THEME } from '../../contract.ts';
import { useMessages } from '../../data/messages.ts';
import type { MessageName } from '../../data/types.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { chooseTheme, currentTheme, type Theme } from '../../state/theme.ts';
import rowStyles from '../deferred/ThemeRow.module.css';
import styles from './ThemeSwitch.module.css';

/** The other theme, as one round button in the bar. The icons are swapped by CSS, so nothing flickers on loading. */
export function ThemeButton({ className = '' }: { className?: string }) {
  const messages = useMessages();
  const shown = useShownTheme();
  const [other] = THEMES.filter(({ theme }) => shown && theme !== shown);
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={messages.switchTheme + (other ? `: ${messages[other.label]}` : '')}
      data-tooltip
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" className={styles.whenLight} />
      <Icon name="sun" className={styles.whenDark} />
    </button>
  );
}

const THEMES: { theme: Theme; label: MessageName }[] = [
  { theme: 'light', label: 'lightTheme' },
  { theme: 'dark', label: 'darkTheme' },
];

/** Both themes side by side, for the menu of narrow screens. */
export function ThemeSwitch() {
  const messages = useMessages();
  const shown = useShownTheme();
  return (
    <div className={`with-script ${rowStyles.row}`}>
      <span id="theme-label">{messages.appearance}</span>
      <div className={rowStyles.switch} role="group" aria-labelledby="theme-label">
        {THEMES.map(({ theme, label }) => (
          <button
            key={theme}
            type="button"
            aria-pressed={shown === theme}
            onClick={() => chooseTheme(theme)}
          >
            {messages[label]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Which theme shows is known only in the browser, not to the server. */
function useShownTheme(): Theme | undefined {
  return useSyncExternalStore(onThemeChange, currentTheme, () => undefined);
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [THEME] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
