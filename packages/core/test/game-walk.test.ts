import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACK, pointsOf, settle, size, TARIFFS, tricksOf, unwrap } from '../src/index.js';
import { actions } from '../src/game-actions.js';
import { actionsOf, cardsHeld, cardsSeen, gameInput, gamesOf } from '../src/game-state.js';
import { newGame, replay } from '../src/game.js';
import { passOnTurn } from '../src/pass-on-solo.js';
import { seatsFrom } from '../src/seat.js';
import { walk, walks } from './walk.js';

describe('any hand under any rules', () => {
  it('comes to its end, with all cards, points and tricks accounted for', () => {
    fc.assert(
      fc.property(walks, (hand) => {
        const { rules } = hand;
        const game = walk(hand);
        const { result, play } = game;
        expect(result).not.toBeNull();
        expect(actions(game)).toEqual([]);
        const before = gamesOf(game);
        for (const state of before) {
          const seats = seatsFrom(0, rules.players === 3 ? 3 : 4);
          const held = seats.reduce<number>((all, seat) => all + size(cardsHeld(state, seat)), 0);
          const packet = passOnTurn(state.passOn) === null ? 0 : size(state.passOn.packet);
          expect(held + packet + size(state.play?.played ?? 0)).toBe(size(PACK[rules.deck]));
          for (const seat of seats) {
            const unseen = cardsSeen(state, seat) & ~cardsHeld(state, seat);
            expect(unseen).toBe(0);
          }
        }
        if (result?.kind !== 'played' || play === null || play.played !== PACK[rules.deck]) return;
        const seats = seatsFrom(0, play.deal.players);
        expect(seats.reduce<number>((sum, seat) => sum + pointsOf(play, seat), 0)).toBe(120);
        expect(seats.reduce<number>((sum, seat) => sum + tricksOf(play, seat), 0)).toBe(
          play.deal.tricks,
        );
      }),
      { numRuns: 250 },
    );
  });

  it('is its deal and its actions: replayed it is the same, and every prefix is a state of it', () => {
    fc.assert(
      fc.property(walks, (hand) => {
        const { seed, dealer, rules } = hand;
        const game = walk(hand);
        const start = unwrap(newGame(seed, dealer, rules));
        const done = actionsOf(game);
        const states = gamesOf(game);
        expect(unwrap(replay(start, done))).toEqual(game);
        const half = Math.floor(done.length / 2);
        expect(unwrap(replay(start, done.slice(0, half)))).toEqual(states[half]);
        expect(replay(start, [...done, { seat: 0, type: 'kontra' }])).toEqual({
          ok: false,
          error: { at: done.length, error: { code: 'not-in-this-phase', phase: 'done' } },
        });
      }),
      { numRuns: 60 },
    );
  });

  it('can be paid, and what is won is lost by others', () => {
    let paid = 0;
    fc.assert(
      fc.property(walks, (hand) => {
        const { rules } = hand;
        const game = walk(hand);
        const input = gameInput(game);
        if (input === null) return;
        const players = rules.players === 3 ? 3 : 4;
        const { forehand } = game.dealt;
        const settled = settle(input, { tariff: TARIFFS['10-50'], rules }, { players, forehand });
        expect(settled).toMatchObject({ ok: true });
        if (settled.ok) expect(settled.value.net.reduce((sum, net) => sum + net, 0)).toBe(0);
        paid += 1;
      }),
      { numRuns: 200 },
    );
    expect(paid).toBeGreaterThan(50);
  });
});
