import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { schemaOfFile, schemaOfValue } from '../../edit/fit-schema.ts';
import { toPointer, valueAt } from '../../schema/pointer.ts';
import { readDataIfAny } from '../../edit/source.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { type DescribedProblem, type Expected, SAID } from './described-problem.ts';
import { type ProblemFile, repairOf } from './repair.ts';

/** For how many problems of a file a fix is proposed: for each, the file is read again. */
const MOST_REPAIRED = 20;

/** @param texts of files that are new; of problems elsewhere it is not said what belongs there and what to do */
export function describeProblems(
  problems: readonly Diagnostic[],
  texts: ReadonlyMap<string, string | undefined>,
  schemas: Schemas,
): DescribedProblem[] {
  const files = new Map(
    [...texts].flatMap(([file, text]): [string, ProblemFile][] =>
      text === undefined
        ? []
        : [[file, { text, data: readDataIfAny(text), schema: schemaOfFile(schemas, file) }]],
    ),
  );
  const told = new Map<string, number>();
  return problems.map((problem) => {
    const earlier = told.get(problem.file) ?? 0;
    told.set(problem.file, earlier + 1);
    return describeProblem(problem, earlier < MOST_REPAIRED ? files.get(problem.file) : undefined);
  });
}

/** @param changed the file, if it is a new one; without it, what belongs there and what to do is not said */
function describeProblem(problem: Diagnostic, changed: ProblemFile | undefined): DescribedProblem {
  const { id, severity, file, line, column, path, message, suggestion } = problem;
  const expected = path && changed && expectedAt(changed, path);
  const repair = changed ? repairOf(problem, changed) : [];
  return {
    id,
    severity,
    file,
    line,
    column,
    ...(path && { pointer: toPointer(path) }),
    message,
    ...(suggestion !== undefined && { suggestion }),
    ...(expected && { expected }),
    ...(repair.length > 0 && { repair }),
    see: `docs/pages/problems.yaml#${id}`,
  };
}

/** Of a field that no schema knows, that of the fields around it. */
function expectedAt(
  { schema, data }: ProblemFile,
  path: readonly (string | number)[],
): Expected | undefined {
  const own = schemaOfValue(schema, data, path, valueAt(data, path));
  const holder = path.slice(0, -1);
  const found = own ?? schemaOfValue(schema, data, holder, valueAt(data, holder));
  if (!found) return undefined;
  const expected: Expected = {};
  for (const name of SAID) if (found[name] !== undefined) expected[name] = found[name];
  if (found.properties) expected.fields = Object.keys(found.properties);
  return expected;
}
