import type { SheetChange } from '@schafkopf/core';
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { LoadedLater } from '../internal/loaded-later.js';
import type { Dictionary } from '../locales/dictionary.js';
import type { Done } from './sheet-said.js';
import type { SheetSession } from './sheet-session.js';

/** What somebody did last to a sheet, which is said and can be taken back. */
export class LastDone {
  readonly #host: ReactiveControllerHost;
  readonly #said: LoadedLater<typeof import('./sheet-said.js')>;
  #done: Done | null = null;

  /** @param said what says it, loaded when there is something to say */
  constructor(host: ReactiveControllerHost, said: LoadedLater<typeof import('./sheet-said.js')>) {
    this.#host = host;
    this.#said = said;
  }

  /** Something else is being done, so it is said no longer. */
  forget(): void {
    this.#tell(null);
  }

  async change(session: SheetSession, change: SheetChange): Promise<void> {
    const before = session.ledger;
    if (change.type === 'set') await session.begin(change.sheet);
    else if (!(await session.change(change))) return;
    this.#tell({ change, way: 'change', before, after: session.ledger });
  }

  /** The way back and the way forth, where there is one. */
  ways(session: SheetSession) {
    const travel = (way: 'undo' | 'redo') => async () => {
      const before = session.ledger;
      const change = await session[way]();
      if (change) this.#tell({ change, way, before, after: session.ledger });
    };
    return {
      undo: session.canUndo ? travel('undo') : null,
      redo: session.canRedo ? travel('redo') : null,
    };
  }

  /** Where it is said: there before it is, so that it is read out. */
  line(session: SheetSession, words: Dictionary): TemplateResult {
    return html`<p class="said" slot="said" role="status">
      ${this.#done && this.#said.needed?.saidLine(this.#done, words, this.ways(session))}
    </p>`;
  }

  #tell(done: Done | null): void {
    this.#done = done;
    this.#host.requestUpdate();
  }
}
