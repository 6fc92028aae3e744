import type { Step } from '../../schema/generated/data.d.ts';
import { isStep } from '../../schema/generated/guards/edit.js';

/** Reads a line of the journal; nothing if a crash has cut it off or it is not a step. */
export function readStep(line: string): Step | undefined {
  const data = parse(line);
  return isStep(data) ? data : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
