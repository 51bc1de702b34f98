import { create, type ThemeVars } from 'storybook/theming/create';

/** The colours of the plain pages, as `pages/assets/page.css` has them. */
const LIGHT = {
  wood: '#efe6d5',
  paper: '#fbf7ee',
  ink: '#2b211a',
  muted: '#6a5b4c',
  line: '#d3c5ad',
  accent: '#275c40',
  /** Behind light text too. */
  chosen: '#275c40',
};
const DARK: typeof LIGHT = {
  wood: '#16110d',
  paper: '#221c17',
  ink: '#f1e8d8',
  muted: '#b8aa97',
  line: '#433930',
  accent: '#93cba9',
  chosen: '#5fa37f',
};

/** Whether the reader wants it dark. */
export const wantsDark = matchMedia('(prefers-color-scheme: dark)');

/** The workshop's own look, in the reader's scheme. */
export function theme(): ThemeVars {
  const { wood, paper, ink, muted, line, accent, chosen } = wantsDark.matches ? DARK : LIGHT;
  return create({
    base: wantsDark.matches ? 'dark' : 'light',
    brandTitle: 'Schafkopf',
    brandUrl: '../',
    brandTarget: '_self',
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, Menlo, Consolas, monospace',
    colorPrimary: accent,
    colorSecondary: chosen,
    appBg: wood,
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: line,
    appBorderColor: line,
    appBorderRadius: 6,
    textColor: ink,
    textMutedColor: muted,
    textInverseColor: wood,
    barBg: wood,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: paper,
    buttonBorder: line,
    booleanBg: wood,
    booleanSelectedBg: paper,
    inputBg: paper,
    inputBorder: muted,
    inputTextColor: ink,
    inputBorderRadius: 6,
  });
}
