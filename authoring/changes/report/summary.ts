import { severityOf } from '../../../check/diagnostics/codes.ts';
import type { Changes, CountedWords, ReportWords } from '../../../schema/generated/data.d.ts';
import { fill } from './report-words.ts';

/** How much has changed and whether it is allowed, such as: 1 change on 1 page, 1 warning. */
export function summaryOf(changes: Changes, words: ReportWords): string {
  const { pages, shared } = changes;
  const inPages = pages.map(({ changes: own }) => Math.max(own.length, 1));
  const count = inPages.reduce((sum, own) => sum + own, shared.length);
  const on = new Set([...pages.map(({ route }) => route), ...shared.flatMap((one) => one.pages)]);
  const [errors, warnings] = countProblems(changes);
  const values = {
    changes: counted(count, words.countChanges, words),
    pages: counted(on.size, words.countPages, words),
  };
  const everywhere = shared.filter(({ everyPage }) => everyPage).length;
  const others = { everywhere, others: count - everywhere };
  const where =
    everywhere === 0
      ? words.summary
      : everywhere < count && on.size > 0
        ? words.summaryBoth
        : words.summaryEverywhere;
  const told =
    everywhere > 0 || on.size > 0 ? fill(where, { ...values, ...others }) : values.changes;
  const parts = [
    ...(count > 0 ? [told] : []),
    ...(errors > 0 ? [counted(errors, words.countErrors, words)] : []),
    ...(warnings > 0 ? [counted(warnings, words.countWarnings, words)] : []),
  ];
  return parts.join(words.comma);
}

/** New errors and new warnings. */
function countProblems({ meaning }: Changes): [errors: number, warnings: number] {
  const { made, lost, heavier, weaker, outdated } = meaning;
  const severities = [
    ...made.map(({ severity }) => severity),
    ...lost.map(() => severityOf('lost-address')),
    ...weaker.map(() => severityOf('low-contrast')),
    ...outdated.map(() => severityOf('outdated-translation')),
    ...heavier.map(() => 'warning'),
  ];
  const errors = severities.filter((severity) => severity === 'error').length;
  return [errors, severities.length - errors];
}

/** A number with its noun, in the form that the language asks for. */
function counted(count: number, forms: CountedWords, { language }: ReportWords): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count });
}
