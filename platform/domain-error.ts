/** One thing wrong with the input: the path to the field, as `input.first_name`, and a sentence for the person who typed it. */
export interface Issue {
  path: string;
  message: string;
}

/** How the page shows a domain error: beside the field that it names, or as a notification. */
export type DomainErrorKind = 'Z_InputError' | 'Z_NotificationError';

/** An expected "no", answered as a value. Its message is fit for the screen and holds no patient data. */
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

/** A domain error that the page shows as a notification. */
export function domainError(code: string, message: string, title = 'Not possible'): DomainError {
  return new DomainError(code, message, 'Z_NotificationError', title, []);
}

/** A domain error of input, code BAD_USER_INPUT; the page shows each issue beside its field. */
export function invalid(issues: readonly Issue[]): DomainError {
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ');
  return new DomainError('BAD_USER_INPUT', message, 'Z_InputError', 'Please check the input', issues);
}

/** NOT_FOUND, of what is not there or belongs to another clinic: `notFound('patient')`. */
export function notFound(what: string): DomainError {
  return domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
}

/** STALE_VERSION, of a save that began from what has been changed since: `versionConflict('patient')`. */
export function versionConflict(what: string): DomainError {
  return domainError(
    'STALE_VERSION',
    `Someone else changed this ${what} since you opened it. What you typed is still here.`,
    'Changed by someone else',
  );
}

/** NAME_TAKEN, shown beside the field: `nameTaken('input.vital_name', 'A vital with this name already exists.')`. */
export function nameTaken(path: string, message: string): DomainError {
  return new DomainError('NAME_TAKEN', message, 'Z_InputError', 'Please check the input', [{ path, message }]);
}

/** The row that was locked for a save, or why it can't be saved: NOT_FOUND without one, STALE_VERSION where it is no longer `version`. */
export function lockForSave<Row extends { version: number }>(
  row: Row | null | undefined,
  version: number,
  what: string,
): Row | DomainError {
  if (row == null) return notFound(what);
  return row.version === version ? row : versionConflict(what);
}

/** Whether a command answered no. */
export function isDomainError(value: unknown): value is DomainError {
  return value instanceof DomainError;
}
