import { isRecord } from '../is-record.ts';
import { readJson } from '../read-json.ts';

/** The file in `dist/` from which the gateway reads when the site has to be built again; it is not served. */
export const SCHEDULE_FILE = '.schedule.json';

/** The next moment at which a build would come out differently though no file has changed. */
export interface Schedule {
  /** Nothing where the site stays as it is. */
  next?: {
    /** With its distance from UTC, such as 2026-12-01T09:00+01:00. */
    at: string;
    /** What happens then, such as "pages/press/opening.yaml appears". */
    what: string;
  };
}

/**
 * Reads what a build wrote.
 * @throws if the file holds something else
 */
export function readSchedule(file: string): Schedule {
  return readJson(file, isSchedule);
}

function isSchedule(value: unknown): value is Schedule {
  if (!isRecord(value)) return false;
  const { next } = value;
  if (next === undefined) return true;
  return (
    isRecord(next) &&
    !Number.isNaN(Date.parse(String(next['at']))) &&
    typeof next['what'] === 'string'
  );
}
