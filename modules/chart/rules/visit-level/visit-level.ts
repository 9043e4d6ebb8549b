/**
 * The level of an office visit by medical decision making or by time. Sources: AMA, CPT 2024, Evaluation and Management
 * Services Guidelines, "Levels of Medical Decision Making" (two of three elements must be met or exceeded), and the
 * descriptors of 99202–99205 and 99212–99215 (minimum minutes on the date of the encounter, from 2024 on). 99211 has no
 * level of decision making and is not computed.
 */

/** A level of one element, from 1 (minimal) to 4 (high); null if it is not chosen. */
export type ElementLevel = 1 | 2 | 3 | 4 | null;
/** The elements of medical decision making. */
export const ELEMENTS = ['problems', 'data', 'risk'] as const;
/** The level of each element. */
export type ElementLevels = Record<(typeof ELEMENTS)[number], ElementLevel>;

/** What a note proves: its codes, its sent lab tests and its prescriptions. */
export interface VisitEvidence {
  diagnosis: readonly { icd_code: string }[];
  tests: readonly string[];
  prescriptions: readonly string[];
}

const NEW = ['99202', '99203', '99204', '99205'] as const;
const ESTABLISHED = ['99212', '99213', '99214', '99215'] as const;
const NEW_MINUTES = [15, 30, 45, 60];
const ESTABLISHED_MINUTES = [10, 20, 30, 40];

// Symptoms (R), external causes (V to Y) and reasons for contact (Z) don't prove a further problem.
const IS_PROBLEM = /^[A-QS-U]/i;

/**
 * Returns the highest level of each element that the note proves. Whether an illness is stable, severe or uncertain
 * can't be read from codes, so problems are proved up to low (two problems). Data: each unique test ordered counts once;
 * two are limited, three moderate. Risk: a prescription is moderate; nothing else is proved.
 */
export function provenLevels({ diagnosis, tests, prescriptions }: VisitEvidence): ElementLevels {
  const problems = new Set(diagnosis.map(({ icd_code: code }) => code).filter((code) => IS_PROBLEM.test(code))).size;
  const unique = new Set(tests.map((test) => test.toLowerCase())).size;
  return {
    problems: diagnosis.length === 0 ? null : problems >= 2 ? 2 : 1,
    data: unique >= 3 ? 3 : unique === 2 ? 2 : 1,
    risk: prescriptions.length > 0 ? 3 : null,
  };
}

/** Returns the code by decision making: the level that two of the three elements meet; null if fewer are chosen. */
export function codeByDecision({ problems, data, risk }: ElementLevels, isNew: boolean): string | null {
  const level = [problems ?? 0, data ?? 0, risk ?? 0].toSorted((one, other) => one - other)[1]!;
  return (isNew ? NEW : ESTABLISHED)[level - 1] ?? null;
}

/** Returns the code by total minutes on the day of the visit; null below the shortest visit. */
export function codeByTime(minutes: number, isNew: boolean): string | null {
  const level = (isNew ? NEW_MINUTES : ESTABLISHED_MINUTES).filter((least) => minutes >= least).length;
  return (isNew ? NEW : ESTABLISHED)[level - 1] ?? null;
}

/** Returns whether a procedure is an office visit with a level; a visit has one. */
export function isVisitLevel(code: string): boolean {
  return [...NEW, '99211', ...ESTABLISHED].includes(code);
}
