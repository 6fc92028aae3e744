import { isForGateway } from '../addresses/own-paths.ts';
import type { FromBuild } from '../from-build.ts';
import { SettingsError } from '../settings/settings.ts';
import type { D1 } from './d1.ts';
import { openWorkerGateway, type WorkerGateway } from './worker-gateway.ts';
import { readWorkerSettings } from './worker-settings.ts';

/** What the runtime gives to the Worker, besides its variables and secrets. */
interface Bindings {
  DB: D1;
  ASSETS: { fetch(request: Request): Promise<Response> };
}

interface ExecutionContext {
  /** Keeps an instance for 30 s at most until it has resolved, also when the visitor has gone. */
  waitUntil(promise: Promise<unknown>): void;
}

export interface Worker {
  fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>;
  scheduled(event: unknown, env: Bindings, context: ExecutionContext): Promise<void>;
}

/** The site as a Worker: its files by Cloudflare's static assets, its inquiries by the gateway on D1. */
export function makeWorker(build: FromBuild): Worker {
  let gateway: WorkerGateway | undefined;

  /** @throws SettingsError */
  function open(env: Bindings): WorkerGateway {
    return (gateway ??= openWorkerGateway(readWorkerSettings(env), build, env.DB));
  }

  return {
    async fetch(request, env, context) {
      if (!isForGateway(new URL(request.url).pathname)) return env.ASSETS.fetch(request);
      try {
        const opened = open(env);
        const answer = opened.answer(request);
        // What was begun comes to its end although the visitor goes away in the middle of it.
        context.waitUntil(answer.then(() => opened.afterAnswer()));
        const response = await answer;
        response.headers.set('x-content-type-options', 'nosniff');
        return response;
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error;
        console.error(error.message);
        return Response.json(
          {
            success: false,
            message: 'Inquiries cannot be accepted right now. Please send an e-mail.',
          },
          { status: 503, headers: { 'retry-after': '300' } },
        );
      }
    },
    async scheduled(_event, env) {
      await open(env).everyMinute();
    },
  };
}
