import { type BaseName, placeOf } from './base-name.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;
const WEEKS = 5;
const MONTHS = 12;

/**
 * Returns the full copies to keep, oldest first: those of the last 7 days and the one before them, and the newest of
 * each of the last 5 weeks and of the last 12 months (UTC). The newest copy always stays.
 */
export function keptBases<Base extends Pick<BaseName, 'time'>>(bases: readonly Base[], now: Date): Base[] {
  const age = ({ time }: Base): number => now.getTime() - time.getTime();
  const weekly = newestOf(
    bases.filter((base) => age(base) < WEEKS * 7 * DAY_MS),
    weekOf,
  );
  const monthly = newestOf(
    bases.filter(({ time }) => monthOf(now) - monthOf(time) < MONTHS),
    ({ time }) => monthOf(time),
  );
  const before = bases.findLast((base) => age(base) >= DAYS * DAY_MS);
  return bases.filter(
    (base) =>
      age(base) < DAYS * DAY_MS || base === before || weekly.has(base) || monthly.has(base) || base === bases.at(-1),
  );
}

/**
 * Returns whether a file of write-ahead log is still needed: it belongs to one of the kept copies, or continues the one
 * from which every minute of the last 7 days can be restored.
 */
export function isWalNeeded(file: string, kept: readonly BaseName[], now: Date): boolean {
  const place = placeOf(file);
  const first = kept.findLast(({ time }) => now.getTime() - time.getTime() >= DAYS * DAY_MS) ?? kept[0];
  if (first === undefined || place >= placeOf(first.from)) return true;
  return kept.some(({ from, until }) => placeOf(from) <= place && place <= placeOf(until));
}

function newestOf<Base>(bases: readonly Base[], groupOf: (base: Base) => number): Set<Base> {
  // Later ones replace earlier ones of the same group.
  return new Set(new Map(bases.map((base) => [groupOf(base), base])).values());
}

// 1970-01-05 was the first Monday.
const weekOf = ({ time }: Pick<BaseName, 'time'>): number => Math.floor((time.getTime() - 4 * DAY_MS) / (7 * DAY_MS));
const monthOf = (time: Date): number => time.getUTCFullYear() * 12 + time.getUTCMonth();
