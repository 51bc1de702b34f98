import { expect, it } from 'vitest';
import { minifyTemplates } from './minify-templates.mjs';

it('makes one space of line breaks in templates, also in those within others, and nothing else', () => {
  const source = `// “html” ä html\`
const list = (names) => html\`
  <ul
    class="names"
  >
    \${names.map(
      (name) => html\`<li>\${name}:
        of  us</li>\`, // stays
    )}
  </ul>
\`;
const other = text\`
  stays\`;`;
  expect(minifyTemplates(source).code).toBe(`// “html” ä html\`
const list = (names) => html\` <ul class="names" > \${names.map(
      (name) => html\`<li>\${name}: of  us</li>\`, // stays
    )} </ul> \`;
const other = text\`
  stays\`;`);
});
