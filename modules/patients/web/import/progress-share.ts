import type { ImportProgress } from './import-preview.ts';

// The file is read quickly once to determine its format, and again to check and write it row by row.
const FIRST_PASS = 0.15;

/** Returns the completed share of an import of `rows` rows, from 0 to 1; null if unknown. */
export function progressShare({ stage, done, total }: ImportProgress, rows: number): number | null {
  const all = total > 0 ? total : rows;
  if (all === 0) return null;
  const share = Math.min(1, done / all);
  if (stage === 'reading') return share * FIRST_PASS;
  return stage === 'checking' ? FIRST_PASS + share * (1 - FIRST_PASS) : null;
}
