/** One problem with the input: the path to the field, e.g. `input.first_name`, and a message for the user. */
export interface Issue {
  path: string;
  message: string;
}

/** Controls how the page shows a domain error: next to its field, or as a notification. */
export type DomainErrorKind = 'Z_InputError' | 'Z_NotificationError';

/** An expected refusal, returned as a value. Its message can be shown to the user and contains no patient data. */
export class DomainError {
  readonly code: string;
  readonly message: string;
  readonly subType: DomainErrorKind;
  readonly title: string;
  readonly issues: readonly Issue[];

  constructor(code: string, message: string, subType: DomainErrorKind, title: string, issues: readonly Issue[]) {
    this.code = code;
    this.message = message;
    this.subType = subType;
    this.title = title;
    this.issues = issues;
  }
}

/** Returns a domain error that the page shows as a notification. */
export function domainError(code: string, message: string, title = 'Not possible'): DomainError {
  return new DomainError(code, message, 'Z_NotificationError', title, []);
}

/** Returns a domain error for invalid input, code BAD_USER_INPUT; the page shows each issue next to its field. */
export function invalid(issues: readonly Issue[]): DomainError {
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ');
  return new DomainError('BAD_USER_INPUT', message, 'Z_InputError', 'Please check the input', issues);
}

/** Returns NOT_FOUND, for a record that doesn't exist or belongs to another clinic: `notFound('patient')`. */
export function notFound(what: string): DomainError {
  return domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
}

/** Returns STALE_VERSION, for a save based on a version that has changed since: `versionConflict('patient')`. */
export function versionConflict(what: string): DomainError {
  return domainError(
    'STALE_VERSION',
    `Someone else changed this ${what} since you opened it. What you typed is still here.`,
    'Changed by someone else',
  );
}

/**
 * Returns NAME_TAKEN, shown next to the field: `nameTaken('input.vital_name', 'A vital with this name already
 * exists.')`.
 */
export function nameTaken(path: string, message: string): DomainError {
  return new DomainError('NAME_TAKEN', message, 'Z_InputError', 'Please check the input', [{ path, message }]);
}

/**
 * Returns the row that was locked for a save, or NOT_FOUND if there is none, or STALE_VERSION if its version is no
 * longer `version`.
 */
export function lockForSave<Row extends { version: number }>(
  row: Row | null | undefined,
  version: number,
  what: string,
): Row | DomainError {
  if (row == null) return notFound(what);
  return row.version === version ? row : versionConflict(what);
}

/** Returns whether a command refused. */
export function isDomainError(value: unknown): value is DomainError {
  return value instanceof DomainError;
}
