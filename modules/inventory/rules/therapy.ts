import type { Allocation, ShelfLot } from './allocate-lots.ts';

const WORDS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
};
const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30 };
const DURATION =
  /\b(?:for|x|×)\s*(\d{1,3}|a|one|two|three|four|five|six|seven|ten|fourteen)[\s-]*(day|week|month)s?\b/gi;

/**
 * Returns the days of a therapy: the days supply, or else the duration in the directions ("for 10 days"); null if
 * neither is given.
 */
export function therapyDays(daysSupply: number | null, directions: string): number | null {
  if (daysSupply !== null) return daysSupply;
  const named = [...directions.matchAll(DURATION)].map(
    ([, count = '', unit = '']) => (WORDS[count.toLowerCase()] ?? Number(count)) * DAYS_OF[unit.toLowerCase()]!,
  );
  return named.length === 0 ? null : Math.max(...named);
}

/** Returns the last day of a therapy that starts today; today if its length is unknown. */
export function lastTherapyDay(today: string, days: number | null): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Math.max(0, (days ?? 1) - 1));
  return date.toISOString().slice(0, 10);
}

/** Returns the taken lots that expire before a therapy's last day. */
export function expiringIn<Lot extends Pick<ShelfLot, 'lotId' | 'expiresOn'>>(
  taken: readonly { lot: Lot; share: Allocation }[],
  lastDay: string,
): Lot[] {
  return taken.map(({ lot }) => lot).filter(({ expiresOn }) => expiresOn !== null && expiresOn < lastDay);
}

/** Returns the warning for a lot that expires during the therapy. */
export function expiryWarning(lotNumber: string, expiresOn: string, lastDay: string): { title: string; text: string } {
  const shown = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  return {
    title: `Lot ${lotNumber === '' ? 'without a number' : lotNumber} expires before the therapy ends`,
    text: `It expires on ${shown(expiresOn)}; the therapy lasts until ${shown(lastDay)}.`,
  };
}
