/** What a builder writes: first Lit’s hydration, then ours, then the elements. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '@schafkopf/elements/hydrate.js';
import '@schafkopf/elements/define';
