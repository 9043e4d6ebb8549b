import { codeOf } from '../database.ts';
import type { DomainError } from '../domain-error.ts';

/** What is answered when a constraint or a unique index rejects a row, by its name. */
export type Refusals = Readonly<Record<string, () => DomainError>>;

const named = new Set<string>();

/** Declares refusals, so that a test can ask whether each constraint exists. */
export function refusals<Given extends Refusals>(given: Given): Given {
  for (const name of Object.keys(given)) named.add(name);
  return given;
}

/** The names of all constraints that refusals were declared for. */
export const refusedConstraints = (): readonly string[] => [...named];

/** What to answer for a database error: of a unique index, a foreign key or a check that is named; null for any other. */
export function refusalOf(error: unknown, known: Refusals): DomainError | null {
  if (codeOf(error)?.startsWith('23') !== true) return null;
  const { constraint } = error as { constraint?: string };
  return constraint === undefined ? null : (known[constraint]?.() ?? null);
}
