import type { Schedule } from '../generated/data.d.ts';
import { isSchedule } from '../generated/guards/dist.js';
import { readJson } from '../read-json.ts';

/** The file in `dist/` from which the gateway reads when the site has to be built again; it is not served. */
export const SCHEDULE_FILE = '.schedule.json';

/**
 * Reads what a build wrote.
 * @throws if the file holds something else
 */
export function readSchedule(file: string): Schedule {
  return readJson(file, isSchedule);
}
