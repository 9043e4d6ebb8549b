import { isDomainError, type DomainError } from '../domain-error.ts';

/** What a command answered, which must be no domain error: `must(await createTag(…)).id`. */
export function must<T>(answer: T): Exclude<T, DomainError> {
  if (isDomainError(answer)) throw new Error(`${answer.code}: ${answer.message}`);
  return answer as Exclude<T, DomainError>;
}

/** The code of an answer that must be a domain error. */
export function errorCode(answer: unknown): string {
  if (!isDomainError(answer)) throw new Error('it was not refused');
  return answer.code;
}
