/** What a builder writes: Lit’s hydration first, then the elements. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '@schafkopf/elements/define';
