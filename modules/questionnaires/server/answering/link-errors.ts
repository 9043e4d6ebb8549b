import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The link has expired. */
export const expiredLink = (): DomainError =>
  domainError('LINK_EXPIRED', 'This link is more than a week old. Please ask us for a new one.', 'Link');
/** The link is locked after too many wrong dates. */
export const lockedLink = (): DomainError =>
  domainError(
    'LINK_LOCKED',
    'This link is locked because the date of birth was entered incorrectly five times. Please call us.',
    'Link',
  );
/** There is nothing left to answer. */
export const doneLink = (): DomainError =>
  domainError('LINK_DONE', 'Thank you. You have answered all of our questions.', 'Done');
/** There is no session, or it has expired. */
export const signedOut = (): DomainError =>
  domainError('SIGNED_OUT', 'You have been away for a while. Please enter your date of birth again.', 'Signed out');
