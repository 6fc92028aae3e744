import { keepToday } from '../data/mark-today.ts';

/* The inline script of documents with opening hours, after the one of all documents. */

addEventListener('DOMContentLoaded', keepToday);
