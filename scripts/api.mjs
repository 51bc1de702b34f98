import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { described } from '../packages/elements/tools/described.mjs';
import { ROOT } from './workspace.mjs';

/** The entries whose types are promised; an entry for a framework says what the elements' tags say. */
export const ENTRIES = /** @type {const} */ ([
  ['core', 'core', 'dist/index.d.ts'],
  ['core-conformance', 'core', 'dist/conformance/index.d.ts'],
  ['elements', 'elements', 'dist/index.d.ts'],
]);

/**
 * The report of API Extractor on an entry of a built package, with the types that it does not
 * export but that its exports are made of.
 * @param {string} name of the report
 * @param {string} packageName
 * @param {string} entry
 * @param {string} folder for the report
 */
export function apiReport(name, packageName, entry, folder) {
  const projectFolder = join(ROOT, 'packages', packageName);
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(projectFolder, entry),
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: join(projectFolder, 'tsconfig.build.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
  });
  /** @type {string[]} */
  const errors = [];
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return readFileSync(join(folder, `${name}.api.md`), 'utf8');
}

/** What a page can write for each element, from the manifest of the built package. */
export function tagReport() {
  const file = join(ROOT, 'packages', 'elements', 'dist', 'custom-elements.json');
  const elements = described(JSON.parse(readFileSync(file, 'utf8')));
  return elements
    .map((element) => `${[`<${element.tag}>`, ...facts(element)].join('\n  ')}\n`)
    .join('\n');
}

/** @param {import('../packages/elements/tools/described.mjs').Described} element */
function facts({ properties, events, slots, parts, colours }) {
  return [
    properties.flatMap(({ attribute }) => (attribute === null ? [] : `attribute ${attribute}`)),
    properties.map(
      ({ name, type, readonly }) => `property ${readonly ? 'readonly ' : ''}${name}: ${type}`,
    ),
    events.map(({ name, type }) => `event ${name}: ${type}`),
    slots.map(({ name }) => (name === '' ? 'slot' : `slot ${name}`)),
    parts.map(({ name }) => `part ${name}`),
    colours.map(({ name }) => `custom property ${name}`),
  ].flatMap((group) => group.sort());
}
