import { css } from 'lit';

/** The trainers share one look: a question, the cards, an answer. */
export const tryStyles = css`
  :host {
    display: block;
  }

  /* Room for what is still to be drawn, as tall as it will be on a phone. */
  :is(skf-trump-order, skf-trick, skf-hand):state(undrawn) {
    display: block;
    min-block-size: var(--room);
  }

  skf-trump-order {
    --room: 346px;
  }

  skf-trick {
    --room: 186px;
  }

  skf-hand {
    --room: 285px;
  }

  fieldset {
    margin: 16px 0 0;
    padding: 0;
    border: 0;
  }

  legend,
  .points {
    padding: 0;
    font-weight: 700;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    margin-block: 0 12px;
  }

  .game {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  .small {
    --skf-card-width: 40px;
  }

  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-block: 12px;
  }

  .cards label {
    position: relative;
    cursor: pointer;
  }

  .cards skf-card {
    --skf-card-width: min(88px, 16vw);
  }

  .cards span {
    display: block;
    text-align: center;
  }

  .cards input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .cards label:has(:checked) {
    outline: 4px solid var(--accent);
    outline-offset: 2px;
  }

  .cards label:has(:focus-visible) {
    outline: 4px solid var(--ink);
    outline-offset: 2px;
  }

  .points {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block: 12px;
  }

  .points input {
    inline-size: 6ch;
  }

  input,
  select,
  button {
    min-block-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--muted);
    border-radius: 6px;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  option {
    background: Canvas;
    color: CanvasText;
  }

  button {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 700;
    cursor: pointer;
  }

  /* The card that is asked about, and beside it the question: all of it on one screen of a phone. */
  .asked {
    --skf-card-width: 64px;
    display: flex;
    gap: 16px;
    align-items: center;
    margin-block: 12px;
  }

  .asked p {
    margin: 0;
  }

  /* Who is ahead is not asked here. */
  .lies {
    --skf-card-width: 56px;
    --room: 132px;
  }

  .lies::part(caption),
  .lies::part(reason) {
    display: none;
  }

  .asked ~ skf-hand {
    --skf-card-width: 64px;
    --room: 250px;
  }

  p {
    margin-block: 8px;
  }

  .asked .answers {
    margin-block-end: 0;
  }

  [role='status'] {
    min-block-size: 1.5em;
  }

  button:disabled {
    opacity: 0.5;
    cursor: default;
  }

  :is(skf-hand, skf-trick, .passed) + button {
    margin-block-start: 12px;
  }

  button + [role='status'] + skf-scoresheet {
    margin-block-start: 16px;
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-block: 12px;
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  .right,
  .passed {
    color: var(--accent);
    font-weight: 700;
  }

  .wrong {
    font-weight: 700;
  }

  pre {
    overflow-x: auto;
  }

  .choose {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    margin-block-end: 16px;
  }

  .choose label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    max-inline-size: 100%;
  }

  .choose :is(input, select) {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;
