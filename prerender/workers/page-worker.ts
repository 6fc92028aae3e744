import { parentPort, workerData } from 'node:worker_threads';
import { indexAnchors } from '../../check/indexes/anchor-index.ts';
import { withOwnBlocks } from '../../schema/own-blocks/with-own-blocks.ts';
import { carryOut } from './carry-out.ts';
import { loadFeature } from '../own-features/load-features.ts';
import { readSetup } from '../render/jobs.ts';
import { PageTasks } from './page-tasks.ts';

const { facts, keepsPages } = readSetup(workerData);
const schemas = withOwnBlocks(facts.ownBlocks);
const features = await Promise.all(facts.featureModules.map(loadFeature));
const context = { ...facts, schemas, features, anchors: indexAnchors(facts, schemas) };
const tasks = new PageTasks(context, keepsPages);

parentPort?.on('message', (message: unknown) => {
  // What cannot be sent ends the thread.
  void carryOut(tasks, message).then((answer) => parentPort?.postMessage(answer));
});
