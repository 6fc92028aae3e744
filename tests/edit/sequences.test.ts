import { expect, test } from 'vitest';
import { applyToData } from '../../schema/apply-to-data.ts';
import { applyOperation, EditError } from '../../edit/edit-yaml.ts';
import { invert } from '../../edit/invert.ts';
import type { Operation, Splice } from '../../schema/generated/data.d.ts';
import { readData } from '../../edit/source.ts';
import { applySplices, spliceBetween } from '../../edit/splice.ts';
import { contentFiles, type Case, readableTexts } from './corpus.ts';
import { pick, randomFrom } from '../../test-support/random.ts';
import { randomOperation } from '../../test-support/edit/random-operation.ts';

/** EDIT_SEQUENCES=10000 is what a release is measured with; a usual run takes a part of that. */
const SEQUENCES = Number(process.env['EDIT_SEQUENCES'] ?? 250);
const STEPS = 5;
/** Of a text that nobody writes by hand, tabs after a dash for instance, a change may be refused. */
const MOST_REFUSED = 0.01;
const FIXED_SEED = 18;
const freshSeed = Math.floor(Math.random() * 2 ** 32);

interface Outcome {
  made: number;
  refused: string[];
}

/** Makes random changes one after the other, compares the data after each, and takes all of them back. */
function runSequence(random: () => number, { name, text }: Case): Outcome {
  const outcome: Outcome = { made: 0, refused: [] };
  const undo: Splice[] = [];
  let now = text;
  let data = readData(text);
  for (let step = 0; step < STEPS; step += 1) {
    const operation = randomOperation(random, data);
    const next = attempt(now, operation);
    if (next === undefined) {
      outcome.refused.push(`${name}: ${JSON.stringify(operation)}`);
      continue;
    }
    outcome.made += 1;
    const wanted = applyToData(data, operation);
    const made = readData(next);
    expect(made, `${name}: ${JSON.stringify(operation)}`).toEqual(wanted);
    expect(applyToData(wanted, invert(operation, data))).toEqual(data);
    undo.push(spliceBetween(next, now));
    now = next;
    data = made;
  }
  for (const splice of undo.toReversed()) now = applySplices(now, [splice]);
  expect(now === text, `${name} is not again what it was`).toBe(true);
  return outcome;
}

function attempt(text: string, operation: Operation): string | undefined {
  try {
    return applyOperation(text, operation);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function runAll(seed: number, cases: readonly Case[], count: number): Outcome {
  const total: Outcome = { made: 0, refused: [] };
  for (let n = 0; n < count; n += 1) {
    const random = randomFrom(seed + n);
    const { made, refused } = runSequence(random, pick(random, cases));
    total.made += made;
    total.refused.push(...refused);
  }
  return total;
}

const content = contentFiles();
const texts = readableTexts();

test.for([
  ['fixed', FIXED_SEED],
  ['fresh', freshSeed],
] as const)(
  'random changes say what they should and can be taken back byte by byte (%s seed %i)',
  { timeout: 600_000 },
  ([, seed]) => {
    expect(content.length).toBeGreaterThan(50);
    // Of the suite, those that use no more of YAML than pages do.
    expect(texts.length).toBeGreaterThan(400);
    const ofContent = runAll(seed, content, SEQUENCES / 2);
    const ofAll = runAll(seed, texts, SEQUENCES / 2);
    expect(ofContent.refused).toEqual([]);
    expect(ofAll.refused.length / ofAll.made, ofAll.refused.join('\n')).toBeLessThan(MOST_REFUSED);
    expect(ofContent.made + ofAll.made).toBeGreaterThan(SEQUENCES * STEPS * (1 - MOST_REFUSED));
  },
);
