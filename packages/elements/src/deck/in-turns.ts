/** How many are drawn in one go: as many as a hand has cards. */
const IN_ONE_GO = 8;

/** When those that come now may draw, and when they will have drawn. */
let turn: Promise<void> | undefined;
let over: Promise<void> | undefined;
let drawn = 0;

/**
 * When a picture may be drawn: now where undefined, else in its turn. After each few the page may
 * answer its visitor: it may show two hundred of them, and to draw them all in one go would hold up
 * a phone for seconds.
 */
export function myTurn(): Promise<void> | undefined {
  if (drawn++ % IN_ONE_GO === 0) {
    turn = over;
    const mine = Promise.resolve(over).then(nextTask);
    over = mine;
    void mine.then(() => {
      if (mine !== over) return;
      over = undefined;
      drawn = 0;
    });
  }
  return turn;
}

/** By a message, which comes at once: timers and frames are slow where a page is not in front. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
