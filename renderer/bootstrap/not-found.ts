import { reportNotFound } from '../routing/report-not-found.ts';

/* The inline script of the document for unknown paths, after the one of all documents. */

reportNotFound(location.pathname);
