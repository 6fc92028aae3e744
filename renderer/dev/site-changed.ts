/** The event by which the development server says that a file of the site has changed. */
export const SITE_CHANGED = 'site:changed';
