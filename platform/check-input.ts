import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { invalid, type DomainError } from './domain-error.ts';

/**
 * Validates input with a module's rule; a domain error names each invalid field below `root`, e.g.
 * `input.mailing_address.city`.
 */
export function checkInput<S extends $ZodType>(
  schema: S,
  value: unknown,
  root: string,
): { value: output<S> } | DomainError {
  const parsed = safeParse(schema, value);
  if (parsed.success) return { value: parsed.data };
  return invalid(
    parsed.error.issues.map(({ path, message }) => ({ path: [root, ...path.map(String)].join('.'), message })),
  );
}

/** Validates the page of a list: `take` from 1 to `most`, `skip` from 0 to 10,000. */
export function checkPage(take: number, skip: number, most: number): DomainError | null {
  if (take < 1 || take > most) return invalid([{ path: 'take', message: `Enter a number from 1 to ${most}.` }]);
  if (skip < 0 || skip > 10_000) return invalid([{ path: 'skip', message: 'Enter a number from 0 to 10,000.' }]);
  return null;
}
