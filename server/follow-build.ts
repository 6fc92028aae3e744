import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FromBuild } from '../gateway/from-build.ts';
import { readForms } from '../schema/forms/forms-file.ts';
import { readSchedule, SCHEDULE_FILE } from '../schema/schedule/schedule-file.ts';
import { followFile } from './follow-file.ts';

/**
 * What the gateway takes from the present build, and from each one that follows it.
 * @param formsFile next to which the schedule is
 * @throws if the forms cannot be read
 */
export function followBuild(formsFile: string): FromBuild {
  const scheduleFile = join(dirname(formsFile), SCHEDULE_FILE);
  const first = existsSync(scheduleFile) ? readSchedule(scheduleFile) : {};
  return {
    forms: followFile(formsFile, readForms(formsFile), readForms),
    schedule: followFile(scheduleFile, first, readSchedule),
  };
}
