import { ApiError, NETWORK, UNAUTHENTICATED } from '../api/api-error.ts';

/** What a failed save tells the form: messages by field, and one for the form as a whole. */
export interface ServerMessages {
  fields: Record<string, string>;
  problem: string | null;
}

/**
 * Sorts a failed call's issues to the fields of the form. The server names the argument first (`input.first_name`) where
 * the form knows only the field: the longest ending of the path that is a field is taken; the rest goes to the form.
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
  // What has been told elsewhere already has no words.
  const whole = rest.filter((message) => message !== '').join(' ');
  return { fields, problem: whole === '' ? null : whole };
}

/** An error that the form shows nothing of: what it says stands above the fields already. */
export function alreadyShown(): ApiError {
  return new ApiError('TOLD', '', { subType: 'Z_InputError', issues: [{ path: 'told', message: '' }] });
}

function endings(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, at) => parts.slice(at).join('.'));
}
