import { expect, it } from 'vitest';
import { nameBase, readBases } from './base-name.ts';
import { isWalNeeded, keptBases } from './kept-backups.ts';

const now = new Date('2026-11-27T12:00:00Z');
const wal = (place: number): string => `00000001${'0'.repeat(8)}${place.toString(16).toUpperCase().padStart(8, '0')}`;
const bases = readBases(
  Array.from({ length: 500 }, (_none, days) =>
    nameBase({
      time: new Date(now.getTime() - days * 86_400_000 - 4 * 3_600_000),
      from: wal(10_000 - days * 10),
      until: wal(10_001 - days * 10),
    }),
  ),
);

it('keeps 7 days, 5 weeks and 12 months', () => {
  const kept = keptBases(bases, now);
  const days = kept.map(({ time }) => Math.floor((now.getTime() - time.getTime()) / 86_400_000));
  expect(days.filter((day) => day < 7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(days).toContain(7);
  const old = kept.filter((_base, place) => days[place]! > 36).map(({ time }) => time.toISOString().slice(0, 7));
  expect(new Set(old).size).toBe(old.length);
  expect(old.length).toBeGreaterThanOrEqual(10);
  expect(kept.length).toBeLessThan(25);
  expect(keptBases(bases.slice(0, 1), now)).toHaveLength(1);
});

it('keeps the log of the last week, and what the older copies need', () => {
  const kept = keptBases(bases, now);
  expect(isWalNeeded(wal(9_995), kept, now)).toBe(true);
  expect(isWalNeeded(wal(9_930), kept, now)).toBe(true);
  expect(isWalNeeded(wal(9_925), kept, now)).toBe(false);
  const oldest = kept[0]!;
  expect(isWalNeeded(oldest.until, kept, now)).toBe(true);
  expect(isWalNeeded(wal(Number.parseInt(oldest.until.slice(8), 16) + 3), kept, now)).toBe(false);
});
