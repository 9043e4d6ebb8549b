/** One thing that is wrong with the input: the path to the field and a sentence for the person who typed it. */
export interface ApiIssue {
  path: string;
  message: string;
}

/** How the page shows a server's domain error: beside the field, or as a notification. */
export type ApiErrorSubType = 'Z_InputError' | 'Z_NotificationError';

/** What went wrong before an answer of the API could be read. */
export const NETWORK = 'NETWORK';
/** No session, or one that has ended. */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';
/** The server met something that it did not expect. */
export const UNEXPECTED = 'UNEXPECTED';

/** A failed call: the server's stable code and how to show it. `NETWORK` and `UNAUTHENTICATED` are the page's own codes. */
export class ApiError extends Error {
  readonly code: string;
  readonly subType: ApiErrorSubType | undefined;
  readonly title: string;
  readonly issues: readonly ApiIssue[];
  /** Seconds to wait before another try, where the server said so. */
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

/** Whether a caught value is a failed call with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
