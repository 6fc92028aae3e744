import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';
import { ADA } from '../../test-support/gateway/content/wire.ts';
import { testGateway } from '../../test-support/gateway/test-gateway.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}

function isRule(value: unknown): value is Rule {
  if (!isRecord(value) || !isRecord(value['annotations'])) return false;
  const { summary, runbook } = value['annotations'];
  return [value['alert'], value['expr'], summary, runbook].every(
    (text) => typeof text === 'string',
  );
}

function rules(): Rule[] {
  const file: unknown = parse(read('gateway/operations/alerts.yaml'));
  const groups: unknown = isRecord(file) ? file['groups'] : [];
  if (!Array.isArray(groups)) throw new TypeError('There are no groups.');
  const all: unknown[] = groups.flatMap((group: unknown) =>
    isRecord(group) ? group['rules'] : [],
  );
  if (!all.every(isRule)) throw new TypeError('A rule lacks what every rule has.');
  return all;
}

/** What an expression selects: `name` or `name{label="value"}`. */
function selectorsOf(expr: string): { name: string; labels: string[] }[] {
  const selectors: { name: string; labels: string[] }[] = [];
  parser.parse(expr).iterate({
    enter({ name, from, to }) {
      if (name === '⚠') throw new SyntaxError(`Not in the language: ${expr}`);
      const text = expr.slice(from, to);
      if (name === 'VectorSelector') selectors.push({ name: text.split('{')[0] ?? '', labels: [] });
      if (name === 'UnquotedLabelMatcher') selectors.at(-1)?.labels.push(text);
    },
  });
  return selectors;
}

/** Anchors of the headings, as GitHub makes them. */
const anchors = [...read('docs/operations.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
);

it('asks for nothing but what /metrics has', async () => {
  const gateway = await testGateway();
  await gateway.send(ADA);
  const { now } = gateway.time;
  const [claim] = await gateway.store.claim('crm', now, now, 1);
  if (claim) await gateway.store.deadLetter(claim, now, 'refused', 'No.');
  const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const lines = (await (await gateway.app.request('/metrics', {}, local)).text()).split('\n');
  const isThere = ({ name, labels }: { name: string; labels: string[] }): boolean =>
    lines.some(
      (line) => /^[^{ ]+/.exec(line)?.[0] === name && labels.every((label) => line.includes(label)),
    );
  const selectors = rules().flatMap(({ expr }) => selectorsOf(expr));
  expect(selectors.length).toBeGreaterThan(10);
  // `up` is Prometheus' own.
  expect(selectors.filter((one) => one.name !== 'up' && !isThere(one))).toEqual([]);
});

it('names a recipe for each', () => {
  const known = anchors.map((anchor) => `docs/operations.md#${anchor}`);
  const named = rules().map(({ annotations }) => annotations.runbook);
  expect(named.filter((runbook) => !known.includes(runbook))).toEqual([]);
});

it('would find a fault: an expression that is none, a metric that is not there', () => {
  expect(() => selectorsOf('gateway_delivering ==')).toThrow(SyntaxError);
  expect(selectorsOf('rate(a_total{b="c"}[5m])')).toEqual([{ name: 'a_total', labels: ['b="c"'] }]);
});
