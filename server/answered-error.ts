import { GraphQLError } from 'graphql';
import { domainError, type DomainError } from '#platform/domain-error.ts';

/** Wraps a domain error for graphql, which supports only errors. */
export class AnsweredError extends GraphQLError {
  constructor(error: DomainError) {
    super(error.message, {
      extensions: { code: error.code, subType: error.subType, title: error.title, issues: error.issues },
    });
  }
}

/** The caller is not signed in; the response status becomes 401. */
export function notSignedIn(): AnsweredError {
  return new AnsweredError(domainError('UNAUTHENTICATED', 'Logged out due to long inactivity.', 'Signed out'));
}

/** The caller's roles do not grant the access rule. */
export function noRight(): AnsweredError {
  return new AnsweredError(
    domainError('FORBIDDEN', 'You don’t have permission to do this. An administrator can change that.', 'Not allowed'),
  );
}
