import type { Report } from './report.ts';

/** Workflow commands, which GitHub shows as notes next to the changed lines. */
export function printGithub({ problems, hidden, counts }: Report): string {
  const notes = problems.map((problem) => {
    const { severity, file, line, column, endColumn, id, message, suggestion } = problem;
    const place = {
      file,
      line: String(line),
      col: String(column),
      endColumn: String(endColumn ?? column + 1),
      title: id,
    };
    const properties = Object.entries(place).map(
      ([key, value]) => `${key}=${escapeProperty(value)}`,
    );
    const text = suggestion ? `${message} ${suggestion}` : message;
    return `::${severity} ${properties.join(',')}::${escapeData(text)}\n`;
  });
  const rest = hidden.map(
    ({ file, count }) =>
      `::notice file=${escapeProperty(file)}::${count} more problems, not shown.\n`,
  );
  return [...notes, ...rest, `${counts.error} errors, ${counts.warning} warnings\n`].join('');
}

// As the runner itself escapes: github.com/actions/toolkit, packages/core/src/command.ts.
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
