import { isDomainError, type DomainError } from '../domain-error.ts';

/** Returns the result of a command, which must not be a domain error: `must(await createTag(…)).id`. */
export function must<T>(answer: T): Exclude<T, DomainError> {
  if (isDomainError(answer)) throw new Error(`${answer.code}: ${answer.message}`);
  return answer as Exclude<T, DomainError>;
}

/** Returns the code of a result that must be a domain error. */
export function errorCode(answer: unknown): string {
  if (!isDomainError(answer)) throw new Error('it was not refused');
  return answer.code;
}
