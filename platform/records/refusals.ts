import { codeOf } from '../database.ts';
import type { DomainError } from '../domain-error.ts';

/** The domain errors for violated constraints and unique indexes, by their names. */
export type Refusals = Readonly<Record<string, () => DomainError>>;

const named = new Set<string>();

/** Declares refusals, so that a test can check that each constraint exists. */
export function refusals<Given extends Refusals>(given: Given): Given {
  for (const name of Object.keys(given)) named.add(name);
  return given;
}

/** Returns the names of all constraints with declared refusals. */
export const refusedConstraints = (): readonly string[] => [...named];

/**
 * Returns the domain error for a database error, if a known unique index, foreign key or check constraint was violated;
 * null for any other.
 */
export function refusalOf(error: unknown, known: Refusals): DomainError | null {
  if (codeOf(error)?.startsWith('23') !== true) return null;
  const { constraint } = error as { constraint?: string };
  return constraint === undefined ? null : (known[constraint]?.() ?? null);
}
