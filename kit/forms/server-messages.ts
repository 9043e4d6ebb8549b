import { ApiError, NETWORK, UNAUTHENTICATED } from '../api/api-error.ts';

/** The messages of a failed save: messages by field, and one for the form as a whole. */
export interface ServerMessages {
  fields: Record<string, string>;
  problem: string | null;
}

/**
 * Assigns a failed call's issues to the fields of the form. The server's paths start with the argument
 * (`input.first_name`), the form's with the field: the longest suffix of the path that is a field is used; the rest
 * goes to the form.
 */
export function serverMessages(error: unknown, hasField: (path: string) => boolean): ServerMessages {
  if (!(error instanceof ApiError))
    return { fields: {}, problem: 'Something went wrong on this page. Nothing was saved.' };
  if (error.code === UNAUTHENTICATED) return { fields: {}, problem: 'Sign in again, then save once more.' };
  if (error.code === NETWORK)
    return {
      fields: {},
      problem: `${error.message} What you typed is still here. Try again in a moment.`,
    };
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const issue of error.issues) {
    const path = endings(issue.path).find(hasField);
    if (path === undefined) rest.push(issue.message);
    else fields[path] ??= issue.message;
  }
  if (error.issues.length === 0) rest.push(error.message);
  // Messages that are already shown elsewhere are empty.
  const whole = rest.filter((message) => message !== '').join(' ');
  return { fields, problem: whole === '' ? null : whole };
}

/** Returns an error that the form does not show because its message is already above the fields. */
export function alreadyShown(): ApiError {
  return new ApiError('TOLD', '', { subType: 'Z_InputError', issues: [{ path: 'told', message: '' }] });
}

function endings(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, at) => parts.slice(at).join('.'));
}
