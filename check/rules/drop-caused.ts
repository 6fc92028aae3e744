import type { Finding } from '../diagnostics/finding.ts';

/** Says of a finding whether another one of the same file is its cause. */
type Cause = (finding: Finding, other: Finding) => boolean;

function isAt(finding: Finding, other: Finding): boolean {
  return finding.path.join() === other.path.join();
}

const CAUSES: Partial<Record<Finding['id'], Cause>> = {
  // A text that holds too many lines is too long, and shows dashes, for no other reason.
  'too-long': isSwallowed,
  'very-long-text': isSwallowed,
  'unknown-markup': isSwallowed,
  'wrong-form': (finding, other) => isRedirect(finding, other) || isRenamed(finding, other),
  'wrong-type': isRedirect,
  'broken-link': isRedirect,
  'unfilled-placeholder': isSwallowed,
  'yaml-indent': isJoined,
  // The heading above is there, but lacks its space.
  'skipped-heading-level': (finding, { id, path, replacement }) =>
    id === 'unknown-markup' &&
    path.join() === finding.path.join() &&
    typeof replacement === 'string' &&
    replacement.startsWith('#'),
  // The description is there under a misspelled name.
  'missing-description': (_, { path, replacement }) =>
    path.length === 1 && replacement === 'description',
  'long-title': (finding, other) => other.id !== 'long-title' && isAt(finding, other),
};

/** A redirect that is not written as one, or a target that another rule explains better than its form. */
function isRedirect(finding: Finding, other: Finding): boolean {
  const { path } = finding;
  if (path[0] !== 'redirects' || other === finding) return false;
  const areFields = [path, other.path].every(([, name]) => !String(name).startsWith('/'));
  if (other.id === 'wrong-redirect') return isAt(finding, other) || areFields;
  return finding.id === 'wrong-form' && finding.part === 'value' && isAt(finding, other);
}

/** The value of a field that has another name now, such as a folder in `from`, is not checked as a time. */
function isRenamed(finding: Finding, other: Finding): boolean {
  return other.id === 'unknown-field' && isAt(finding, other);
}

function isSwallowed(finding: Finding, other: Finding): boolean {
  return (other.id === 'yaml-indent' && isAt(finding, other)) || isJoined(finding, other);
}

/** A list whose lines were joined shows its dashes, and seems to be indented too far. */
function isJoined(finding: Finding, other: Finding): boolean {
  return other.id === 'joined-lines' && isAt(finding, other);
}

/** Leaves out the findings of a file that another one explains. */
export function dropCaused(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => {
    const isCause = CAUSES[finding.id];
    return !isCause || !findings.some((other) => isCause(finding, other));
  });
}
