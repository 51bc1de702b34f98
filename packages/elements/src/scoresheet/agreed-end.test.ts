import { foldSheet } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { written, type Entry } from '../../test/written.js';
import { OPEN_END, readRounds, readTime, writeTime } from './agreed-end.js';
import { endNear, roundsPlayed } from './end-near.js';

const hands = (count: number): Entry[] => Array.from({ length: count }, () => ({ thrownIn: true }));
const ledger = (count: number, players = 'Anna,Ben,Cora,Dan') =>
  foldSheet(written({ players, rows: hands(count) }));

const at = (hours: number, minutes: number) => new Date(2026, 8, 19, hours, minutes);

describe('the agreed end', () => {
  describe('a round is over when everyone has dealt once', () => {
    for (const [players, count, rounds] of [
      ['Anna,Ben,Cora,Dan', 0, 0],
      ['Anna,Ben,Cora,Dan', 3, 0],
      ['Anna,Ben,Cora,Dan', 4, 1],
      ['Anna,Ben,Cora,Dan', 7, 1],
      ['Anna,Ben,Cora,Dan', 8, 2],
      ['Anna,Ben,Cora,Dan,Emil', 4, 0],
      ['Anna,Ben,Cora,Dan,Emil', 5, 1],
      ['Anna,Ben,Cora', 6, 2],
    ] as const) {
      it(`${players}: after ${count} hands ${rounds}`, () => {
        expect(roundsPlayed(ledger(count, players))).to.equal(rounds);
      });
    }
  });

  describe('after two rounds of four', () => {
    for (const [count, left] of [
      [3, undefined],
      [4, 1],
      [7, 1],
      [8, 0],
      [9, 0],
    ] as const) {
      it(`after ${count} hands: ${left ?? 'nothing is said'}`, () => {
        const near = endNear({ ...OPEN_END, rounds: 2 }, ledger(count), at(20, 0));
        expect(near?.left).to.equal(left);
      });
    }
  });

  describe('at half past eleven in the evening', () => {
    for (const [hours, minutes, left] of [
      [20, 0, undefined],
      [22, 59, undefined],
      [23, 0, 30],
      [23, 20, 10],
      [23, 30, 0],
      [0, 15, 0],
    ] as const) {
      it(`${hours}:${minutes}: ${left ?? 'nothing is said'}`, () => {
        const near = endNear({ ...OPEN_END, time: 23 * 60 + 30 }, ledger(1), at(hours, minutes));
        expect(near?.left).to.equal(left);
      });
    }

    it('an end after midnight is ahead of an evening', () => {
      const end = { ...OPEN_END, time: 60 };
      expect(endNear(end, ledger(1), at(23, 0))).to.equal(null);
      expect(endNear(end, ledger(1), at(0, 40))?.left).to.equal(20);
    });
  });

  it('nothing is said of an evening that has not begun or is over', () => {
    const end = { rounds: 1, time: 0 };
    expect(endNear(end, ledger(0), at(0, 0))).to.equal(null);
    const closed = foldSheet(written({ rows: [...hands(4), { row: { kind: 'close' } }] }));
    expect(endNear(end, closed, at(0, 0))).to.equal(null);
  });

  it('is read as people write it', () => {
    expect(['8', ' 12 ', '0', '-1', 'acht', '1000', ''].map(readRounds)).to.deep.equal([
      8,
      12,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(['23:30', '7:05', '24:00', '12:60', 'spät'].map(readTime)).to.deep.equal([
      1410,
      425,
      null,
      null,
      null,
    ]);
    expect(writeTime(425)).to.equal('07:05');
  });
});
