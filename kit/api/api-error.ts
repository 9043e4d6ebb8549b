/** One problem with the input: the path to the field, and a message for the user. */
export interface ApiIssue {
  path: string;
  message: string;
}

/** Controls how the page shows a domain error: next to the field, or as a notification. */
export type ApiErrorSubType = 'Z_InputError' | 'Z_NotificationError';

/** The call failed before a response of the API could be read. */
export const NETWORK = 'NETWORK';
/** No database server takes writes at the moment: what a keyed call or a read asks for can be asked again. */
export const DATABASE_UNAVAILABLE = 'DATABASE_UNAVAILABLE';
/** The session is missing or has expired. */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';
/** The server encountered an unexpected error. */
export const UNEXPECTED = 'UNEXPECTED';

/**
 * A failed call: the server's stable code and how to show it. `NETWORK` and `UNAUTHENTICATED` are codes of the page
 * itself.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly subType: ApiErrorSubType | undefined;
  readonly title: string;
  readonly issues: readonly ApiIssue[];
  /** Seconds to wait before retrying, if the server sent a value. */
  readonly retryAfter: number | undefined;

  constructor(
    code: string,
    message: string,
    options: { subType?: ApiErrorSubType; title?: string; issues?: readonly ApiIssue[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.subType = options.subType;
    this.title = options.title ?? '';
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** Returns whether a caught value is a failed call with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
