import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';
import { MARK } from '../../authoring/changes/report/print-markdown.ts';

const file = join(import.meta.dirname, '../../authoring/starter/files/check.yml');
const workflow: unknown = parse(readFileSync(file, 'utf8'));

/** What is at a path of names and indexes. */
function at(value: unknown, ...steps: (string | number)[]): unknown {
  return steps.reduce((inside: unknown, step) => {
    if (Array.isArray(inside)) return inside.at(Number(step));
    return isRecord(inside) ? inside[step] : undefined;
  }, value);
}

/** Runs the step that comments where `gh` writes down how it is called, and knows these comments. */
function comment(known: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'comment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const calls = join(folder, 'calls.txt');
  const gh = `#!/bin/sh\necho "$@" >> '${calls}'\ncase "$*" in *--paginate*) printf '${known}';; esac\n`;
  writeFileSync(join(folder, 'gh'), gh);
  chmodSync(join(folder, 'gh'), 0o755);
  const script = String(at(workflow, 'jobs', 'comment', 'steps', -1, 'run'));
  const env = {
    PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    COMMENTS: 'repos/a/b/issues',
    NUMBER: '7',
  };
  // As GitHub runs a step.
  const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return readFileSync(calls, 'utf8').trim().split('\n');
}

test('the first report of a pull request is a new comment, and each further one replaces it, and no comment of a person', () => {
  const [asked, written, ...others] = comment('');
  expect(asked).toContain(
    `repos/a/b/issues/7/comments --jq .[] | select(.user.login == "github-actions[bot]" and (.body | startswith("${MARK}")))`,
  );
  expect(written).toBe('api --method POST repos/a/b/issues/7/comments -F body=@changes.md');
  expect(others).toEqual([]);
  expect(comment('12\\n34\\n').slice(1)).toEqual([
    'api --method PATCH repos/a/b/issues/comments/12 -F body=@changes.md',
  ]);
});

test('only the job that runs nothing of the pull request may write, and not for a fork', () => {
  expect(at(workflow, 'permissions')).toEqual({ contents: 'read' });
  expect(at(workflow, 'jobs', 'check', 'permissions')).toBeUndefined();
  expect(at(workflow, 'jobs', 'comment', 'permissions')).toEqual({ 'pull-requests': 'write' });
  const steps = at(workflow, 'jobs', 'comment', 'steps');
  expect(JSON.stringify(steps)).not.toMatch(/checkout|npm|npx/);
  expect(at(workflow, 'jobs', 'comment', 'if')).toContain(
    'github.event.pull_request.head.repo.full_name == github.repository',
  );
});

test('a merge is compared with the branch that it goes into as it is now, which may have changed since the event', () => {
  const steps = at(workflow, 'jobs', 'check', 'steps');
  expect(at(steps, 0, 'with')).toEqual({ 'fetch-depth': 2 });
  const report = String(at(steps, 6, 'run'));
  expect(report).toContain(
    'git branch --force "$GITHUB_BASE_REF" HEAD^1\nnpx website-from-yaml changes "$GITHUB_BASE_REF" --format markdown',
  );
  expect(report).not.toContain('base.sha');
});
