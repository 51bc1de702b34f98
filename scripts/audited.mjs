/**
 * What is known of the dependencies: `clean`, `weak` where the registry tells of weaknesses, or
 * `unanswered` where it did not answer the question, whatever the reason. Nothing is clean that was
 * not said to be.
 * @typedef {{ status: 'clean' | 'weak' | 'unanswered', lines: string[] }} Audited
 */

/**
 * Reads what `pnpm audit --json` said.
 * @param {string} said
 * @returns {Audited}
 */
export function readAudit(said) {
  const report = parsed(said);
  if (report?.error) return unanswered(String(report.error.message ?? report.error.code));
  const counts = report?.metadata?.vulnerabilities;
  if (!isObject(counts) || !isObject(report.advisories)) return unanswered(said.trim());
  const asked = report.metadata.totalDependencies ?? report.metadata.dependencies;
  if (!(asked > 0)) return unanswered('it was asked about no dependency');
  const advisories = Object.values(report.advisories);
  const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (advisories.length === 0 && counted === 0) {
    return { status: 'clean', lines: [`No known weakness in ${asked} dependencies.`] };
  }
  const lines = advisories.map(
    ({ severity, module_name: name, vulnerable_versions: versions, title, url }) =>
      `${severity}: ${name} ${versions}: ${title} (${url})`,
  );
  return { status: 'weak', lines: [...lines, `${Math.max(counted, lines.length)} weaknesses.`] };
}

/** @param {string} why @returns {Audited} */
function unanswered(why) {
  const lines = ['The registry did not answer: nothing is known of the dependencies.', why];
  return { status: 'unanswered', lines };
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, any>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
