import type { Fault } from '../faults.ts';
import { pipelinedFilm } from '../pipelined-film.ts';

export const fault: Fault = pipelinedFilm(8);
