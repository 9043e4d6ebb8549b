/** The outcome of an import or its preview. */
export interface ImportOutcome {
  created: number;
  updated: number;
  unchanged?: number;
  /** The rows that can't be imported; the first row of the file is line 1. */
  problems: readonly { line: number; message: string }[];
}

/** A previewed outcome, with the text and the choices that it is based on. */
export interface PreviewedImport {
  text: string;
  basis: string;
  outcome: ImportOutcome;
  /** It replaced an earlier preview. */
  isSecond: boolean;
}

/** Returns whether exactly this text was previewed with these choices. */
export function isPreviewed(previewed: PreviewedImport | null, text: string, basis: string): boolean {
  return previewed !== null && previewed.text === text && previewed.basis === basis;
}

/** Describes an outcome: "12 new, 3 updated, 40 unchanged, 2 rows can’t be imported". */
export function describeOutcome({ created, updated, unchanged, problems }: ImportOutcome): string {
  const rows = problems.length === 1 ? '1 row can’t be imported' : `${problems.length} rows can’t be imported`;
  return [
    `${created} new`,
    `${updated} updated`,
    ...(unchanged === undefined ? [] : [`${unchanged} unchanged`]),
    ...(problems.length === 0 ? [] : [rows]),
  ].join(', ');
}
