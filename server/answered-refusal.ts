import { GraphQLError } from 'graphql';
import { refuse, type Refusal } from '#platform/refusal.ts';

/** A refusal on its way through graphql, which knows only errors. */
export class AnsweredRefusal extends GraphQLError {
  constructor(refusal: Refusal) {
    super(refusal.message, {
      extensions: { code: refusal.code, subType: refusal.subType, title: refusal.title, issues: refusal.issues },
    });
  }
}

/** Nobody has signed in; the reply's status becomes 401. */
export function notSignedIn(): AnsweredRefusal {
  return new AnsweredRefusal(refuse('UNAUTHENTICATED', 'Logged out due to long inactivity.', 'Signed out'));
}

/** The caller's roles do not hold the rule. */
export function noRight(): AnsweredRefusal {
  return new AnsweredRefusal(
    refuse('FORBIDDEN', 'Your role does not allow this. An administrator can change that.', 'Not allowed'),
  );
}
