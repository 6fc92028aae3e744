import { SITE_CHANGED } from '../dev/site-changed.ts';

/* Tells the shell, which is one script, what the development server tells modules. */
import.meta.hot?.on(SITE_CHANGED, () => dispatchEvent(new Event(SITE_CHANGED)));
