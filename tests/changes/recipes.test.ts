import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { MARK } from '../../authoring/changes/report/print-markdown.ts';
import { isRecord } from '../../schema/is-record.ts';
import { listening } from '../../test-support/servers/listening.ts';

/* The recipes of docs/changes.md for GitLab and Gitea, run as their runners do, against a server that takes notes. */

const GUIDE = join(import.meta.dirname, '../../docs/changes.md');
const REPORT = `${MARK}\n\n## 1 change on 1 page & "more"\n`;

/** The first YAML below a heading of the guide. */
function recipe(heading: string): unknown {
  const [, below = ''] = readFileSync(GUIDE, 'utf8').split(`## ${heading}\n`);
  return parse(/```yaml\n([^]*?)```/.exec(below)?.[1] ?? '');
}

/** Lines of a shell script, of a job of GitLab or a step of Gitea. */
function scriptOf(holder: unknown, name: 'script' | 'run'): string {
  const script = isRecord(holder) ? holder[name] : undefined;
  return (Array.isArray(script) ? script : [script]).map(String).join('\n');
}

/** Runs a script where the server has these comments; gives the requests that it makes. */
async function run(
  shell: string,
  script: string,
  { comments, env }: { comments: unknown[]; env: (address: string) => NodeJS.ProcessEnv },
): Promise<{ code: unknown; said: string; requests: string[]; bodies: string[] }> {
  const requests: string[] = [];
  const bodies: string[] = [];
  const server = await listening((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void text(request).then((body) => {
      if (body !== '') bodies.push(body);
      const { 'private-token': token, authorization } = request.headers;
      const isKnown = token === 'secret' || authorization === 'token secret';
      response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(comments));
    });
  });
  onTestFinished(server.close);

  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // What is installed, fetched and reported is tested elsewhere.
  for (const name of ['npm', 'npx', 'git']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(join(folder, 'changes.md'), REPORT);
  const child = spawn(shell, ['-e', '-c', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
      ...env(server.address),
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said += words));
  const [code]: unknown[] = await once(child, 'close');
  return { code, said, requests, bodies };
}

const others = { id: 3, body: 'Looks good. <!-- website-from-yaml changes -->' };
const known = { id: 12, body: REPORT };

const ofGitLab = (token: string) => (address: string) => ({
  CI_API_V4_URL: `${address}/api/v4`,
  CI_PROJECT_ID: '5',
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_DIFF_BASE_SHA: 'abc',
  ...(token !== '' && { REPORT_TOKEN: token }),
});

test.each(['sh', 'bash'])(
  'GitLab, %s: a comment is written once, and then replaced',
  async (shell) => {
    const job = recipe('On GitLab');
    const script = scriptOf(isRecord(job) ? job['changes'] : undefined, 'script');
    const notes = '/api/v4/projects/5/merge_requests/7/notes';
    const first = await run(shell, script, { comments: [others], env: ofGitLab('secret') });
    expect(first).toMatchObject({ code: 0, said: '' });
    expect(first.requests).toEqual([`GET ${notes}?per_page=100&sort=asc`, `POST ${notes}`]);
    expect(first.bodies[0]?.replaceAll('\r', '')).toContain(`name="body"\n\n${REPORT}`);
    const next = await run(shell, script, { comments: [others, known], env: ofGitLab('secret') });
    expect(next.requests[1]).toBe(`PUT ${notes}/12`);
    // From a fork, without a token.
    const fork = await run(shell, script, { comments: [], env: ofGitLab('') });
    expect(fork).toMatchObject({ code: 0, said: '', requests: [] });
  },
);

const ISSUES = '/api/v1/repos/a/b/issues';
const ofGitea = (TOKEN: string) => (address: string) => ({
  TOKEN,
  ISSUES: address + ISSUES,
  NUMBER: '7',
});

test('Gitea: a comment is written once, and then replaced, on pull requests with a token', async () => {
  const [step]: unknown[] = [recipe('On Gitea and Forgejo')].flat();
  expect(isRecord(step) && step['if']).toContain("github.event_name == 'pull_request'");
  const script = scriptOf(step, 'run');
  const first = await run('bash', script, { comments: [others], env: ofGitea('secret') });
  expect(first).toMatchObject({ code: 0, said: '' });
  expect(first.requests).toEqual([`GET ${ISSUES}/7/comments`, `POST ${ISSUES}/7/comments`]);
  expect(JSON.parse(first.bodies[0] ?? '')).toEqual({ body: REPORT });
  const next = await run('bash', script, { comments: [others, known], env: ofGitea('secret') });
  expect(next.requests[1]).toBe(`PATCH ${ISSUES}/comments/12`);
  const fork = await run('bash', script, { comments: [], env: ofGitea('') });
  expect(fork).toMatchObject({ code: 0, said: '', requests: [] });
});
