import { LitElement } from 'lit';
import { fetchFrench } from './french-deck.js';
import { PARTS } from './part.js';

// What stands in the shadow of an element finds it by that, and its language with it.
LitElement.addInitializer((element) => {
  if (element.localName.startsWith('skf-')) element.attachShadow({ mode: 'open' });
});

/** Done when everything is there; parts bring parts of their own along. */
export async function everyPart(): Promise<void> {
  await fetchFrench();
  for (const part of PARTS) await part.load();
}
