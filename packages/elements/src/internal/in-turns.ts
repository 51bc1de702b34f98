/** How many are drawn in one go: as many as a hand has cards. */
const IN_ONE_GO = 8;

const waiting: (() => void)[] = [];
let drawn = 0;

/**
 * Draws now, or when its turn comes: after each few the page may answer its visitor. A page may
 * show two hundred pictures, and to draw them all in one go would hold up a phone for seconds.
 */
export function inTurns(draw: () => void): Promise<void> | undefined {
  if (drawn === 0) afterThisTask();
  if (drawn < IN_ONE_GO) {
    drawn++;
    draw();
    return undefined;
  }
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        draw();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** By a message, which comes at once: timers and frames are slow where a page is not in front. */
function afterThisTask(): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    next();
  });
  port1.start();
  port2.postMessage(null);
}

function next(): void {
  const now = waiting.splice(0, IN_ONE_GO);
  drawn = now.length;
  if (drawn > 0) afterThisTask();
  for (const draw of now) draw();
}
