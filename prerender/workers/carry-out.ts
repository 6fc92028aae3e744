import { readJob } from '../render/jobs.ts';
import type { PageTasks } from './page-tasks.ts';
import type { ThreadAnswer } from '../../schema/generated/data.d.ts';

type Tasks = Pick<PageTasks, 'check' | 'prepare' | 'render'>;

async function work(tasks: Tasks, message: unknown): Promise<unknown[]> {
  const job = readJob(message);
  if (job.kind === 'render')
    return Promise.all(job.jobs.map((page) => tasks.render(page, 'later')));
  if (job.kind === 'check') return job.files.map((file) => tasks.check(file));
  await tasks.prepare(job.context);
  return [];
}

/** Does what a thread is told to do; what fails is an answer, too. */
export async function carryOut(tasks: Tasks, message: unknown): Promise<ThreadAnswer> {
  try {
    return { done: await work(tasks, message) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
