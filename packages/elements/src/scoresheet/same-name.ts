import type { Player } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { isolated } from '../internal/text.js';
import type { Dictionary } from '../locales/dictionary.js';
import { sameNameIn } from '../locales/same-name.js';

/** Says that two people have one name, which nobody is forbidden but everybody mixes up. */
export function sameName(
  players: readonly Player[],
  words: Dictionary,
): TemplateResult | typeof nothing {
  const names = players.map(({ name }) => name);
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at);
  if (twice === undefined) return nothing;
  return html`<p class="hint" role="status">${sameNameIn(words)(isolated(twice))}</p>`;
}
