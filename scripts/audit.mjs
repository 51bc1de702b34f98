import { readAudit } from './audited.mjs';
import { pnpmSays } from './workspace.mjs';

/**
 * Asks the registry what is known of everything that comes with the published packages. Exit status
 * 0: no weakness is known; 1: weaknesses, each in a line; 2: the registry did not answer.
 */
const { status, lines } = readAudit(pnpmSays(['audit', '--prod', '--json']).text);
console.log(lines.join('\n'));
process.exitCode = { clean: 0, weak: 1, unanswered: 2 }[status];
