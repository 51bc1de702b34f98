import { literal, type StaticValue } from 'lit/static-html.js';

/**
 * What figures, paths and the suits' letters in a drawing are written with. A drawing becomes a
 * template as it stands, so nothing gets into one but what stands in the source: whatever else is in
 * a text is left out.
 */
export const CHARACTERS: Readonly<Record<string, StaticValue>> = {
  0: literal`0`,
  1: literal`1`,
  2: literal`2`,
  3: literal`3`,
  4: literal`4`,
  5: literal`5`,
  6: literal`6`,
  7: literal`7`,
  8: literal`8`,
  9: literal`9`,
  A: literal`A`,
  C: literal`C`,
  E: literal`E`,
  G: literal`G`,
  H: literal`H`,
  L: literal`L`,
  M: literal`M`,
  Q: literal`Q`,
  S: literal`S`,
  T: literal`T`,
  V: literal`V`,
  Z: literal`Z`,
  ' ': literal` `,
  '.': literal`.`,
  '-': literal`-`,
};
