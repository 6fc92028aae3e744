import type { DatabaseAnswer, DatabaseRequest } from '../../../schema/generated/data.d.ts';
import { isDatabaseAnswer, isDatabaseRequest } from '../../../schema/generated/guards/gateway.js';
import { misfitOf } from '../../../schema/guards/guard.ts';

export type { DatabaseAnswer as Answer, DatabaseRequest as Request };

/** @throws TypeError for what the database's thread cannot be asked to do */
export function readRequest(value: unknown): DatabaseRequest {
  if (isDatabaseRequest(value)) return value;
  throw new TypeError(`Unknown request to the database's thread: ${misfitOf(isDatabaseRequest)}.`);
}

/** @throws TypeError for what the database's thread does not answer */
export function readAnswer(value: unknown): DatabaseAnswer {
  if (isDatabaseAnswer(value)) return value;
  throw new TypeError(`Unknown answer of the database's thread: ${misfitOf(isDatabaseAnswer)}.`);
}
