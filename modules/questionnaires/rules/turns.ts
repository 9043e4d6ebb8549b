/** At which visits of a kind a questionnaire may be asked: 1 at every one, n at every n-th, 0 at the first only. */
export const TURNS: readonly number[] = [1, 0, 2, 3, 4, 6, 12];

const ENDS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** How often that is, in words: `Every visit`, `Every 3rd visit`. */
export function turnWords(every: number): string {
  if (every === 0) return 'First visit only';
  if (every === 1) return 'Every visit';
  if (every === 2) return 'Every other visit';
  const end = every % 100 > 10 && every % 100 < 14 ? 'th' : (ENDS[every % 10] ?? 'th');
  return `Every ${every}${end} visit`;
}
