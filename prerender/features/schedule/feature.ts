import { SCHEDULE_FILE } from '../../../schema/schedule/schedule-file.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';

/** When the site is next to be built, for the gateway that has it built. */
export const scheduleFeature: BuildFeature = {
  name: 'schedule',
  emit: ({ schedule, dist }) => dist.write(SCHEDULE_FILE, JSON.stringify(schedule)),
};
