import { join } from 'node:path';
import { isRecord } from '../../../schema/is-record.ts';
import { readJson } from '../../../schema/read-json.ts';
import { ENGINE } from '../../paths.ts';

/** The name of the engine's package. */
export const NAME = String(readJson(join(ENGINE, 'package.json'), isRecord)['name']);

/** What a block of a site imports pictures, links and icons from; see renderer/block.ts. */
export const PIECES = `${NAME}/block`;

/** React, and what the compiler makes of JSX. */
export const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'];
