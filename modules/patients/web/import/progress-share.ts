import type { ImportProgress } from './import-preview.ts';

// The file is read once to learn how it is written, which is quick, and once more to check and write row by row.
const FIRST_PASS = 0.15;

/** How much of an import of `rows` rows is done, from 0 to 1; null for what says nothing about it. */
export function progressShare({ stage, done, total }: ImportProgress, rows: number): number | null {
  const all = total > 0 ? total : rows;
  if (all === 0) return null;
  const share = Math.min(1, done / all);
  if (stage === 'reading') return share * FIRST_PASS;
  return stage === 'checking' ? FIRST_PASS + share * (1 - FIRST_PASS) : null;
}
