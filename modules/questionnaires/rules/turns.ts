/**
 * The visits of an event type at which a questionnaire is asked: 1 for every visit, n for every nth, 0 for the first
 * only.
 */
export const TURNS: readonly number[] = [1, 0, 2, 3, 4, 6, 12];

const ENDS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** Describes the frequency: `Every visit`, `Every 3rd visit`. */
export function turnWords(every: number): string {
  if (every === 0) return 'First visit only';
  if (every === 1) return 'Every visit';
  if (every === 2) return 'Every other visit';
  const end = every % 100 > 10 && every % 100 < 14 ? 'th' : (ENDS[every % 10] ?? 'th');
  return `Every ${every}${end} visit`;
}
