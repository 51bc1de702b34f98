import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Keeps the screen on while a hand is open, where the browser allows it. A browser ends that when the
 * page is put away; it is asked again when it comes back.
 */
export class WakeLock implements ReactiveController {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;
  #asking = false;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#ask);
    void this.#ask();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#ask);
    void this.#release();
  }

  /** Whether the screen should stay on from now on. */
  want(wanted: boolean): void {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void (wanted ? this.#ask() : this.#release());
  }

  readonly #ask = async (): Promise<void> => {
    const held = this.#lock !== null && !this.#lock.released;
    if (!this.#wanted || held || this.#asking || document.visibilityState !== 'visible') return;
    if (isForbidden()) return;
    this.#asking = true;
    try {
      this.#lock = (await navigator.wakeLock?.request('screen')) ?? null;
    } catch {
      // Refused: the battery is low, or the page stands in a frame that may not.
    } finally {
      this.#asking = false;
    }
    if (!this.#wanted) await this.#release();
  };

  async #release(): Promise<void> {
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release().catch(() => {});
  }
}

/** Whether the page around forbids it to this frame; who asks all the same is told off in the console. */
function isForbidden(): boolean {
  const { featurePolicy } = document as { featurePolicy?: FeaturePolicy };
  return featurePolicy?.allowsFeature('screen-wake-lock') === false;
}

/** Only Chromium has it, and only Chromium complains. */
interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}
