import { join } from 'node:path';
import { routesOf } from './routes-of.ts';

/** Every route of the built first site. */
export const ROUTES = routesOf(join(import.meta.dirname, '../../dist'));
