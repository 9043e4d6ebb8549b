/** What an import did, or would do. */
export interface ImportOutcome {
  created: number;
  updated: number;
  unchanged?: number;
  /** The rows that can't be imported; the first row of the file is line 1. */
  problems: readonly { line: number; message: string }[];
}

/** The outcome that was shown, with the text and the choices that it rests on. */
export interface Previewed {
  text: string;
  basis: string;
  outcome: ImportOutcome;
  /** There was another preview before it. */
  isSecond: boolean;
}

/** Whether exactly this text, with these choices, was previewed. */
export function isPreviewed(previewed: Previewed | null, text: string, basis: string): boolean {
  return previewed !== null && previewed.text === text && previewed.basis === basis;
}

/** An outcome in words: "12 new, 3 updated, 40 unchanged, 2 rows can’t be imported". */
export function describeOutcome({ created, updated, unchanged, problems }: ImportOutcome): string {
  const rows = problems.length === 1 ? '1 row can’t be imported' : `${problems.length} rows can’t be imported`;
  return [
    `${created} new`,
    `${updated} updated`,
    ...(unchanged === undefined ? [] : [`${unchanged} unchanged`]),
    ...(problems.length === 0 ? [] : [rows]),
  ].join(', ');
}
