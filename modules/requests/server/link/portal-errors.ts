import { domainError, type DomainError } from '#platform/domain-error.ts';

/** A link that leads nowhere, or was replaced by a newer one. */
export const unknownLink = (): DomainError =>
  domainError(
    'LINK_UNKNOWN',
    'This link is no longer valid. Please use the most recent link that we sent you.',
    'Link',
  );
/** A link whose week is over. */
export const expiredLink = (): DomainError => domainError('LINK_EXPIRED', 'This link is more than a week old.', 'Link');
/** A link that somebody has come in with. */
export const usedLink = (): DomainError =>
  domainError('LINK_USED', 'This link was already used. Each link works once.', 'Link');
/** A link that too many wrong dates were tried with. */
export const lockedLink = (): DomainError =>
  domainError(
    'LINK_LOCKED',
    'This link is locked because the date of birth was entered incorrectly five times.',
    'Link',
  );
/** A page whose patient has died: nobody signs in for them. */
export const closedLink = (): DomainError => domainError('LINK_CLOSED', 'This page is closed. Please call us.', 'Link');
/** As many new links as are sent in a day, or nowhere left to send one to. */
export const noNewLink = (): DomainError =>
  domainError(
    'NO_NEW_LINK',
    'We can’t send another link today. Check your email and messages, or call us.',
    'Not sent',
  );
/** Not the date on record. */
export const wrongDate = (left: number): DomainError =>
  domainError(
    'WRONG_DATE',
    `This is not the date of birth on file. ${left === 1 ? 'One attempt' : `${left} attempts`} left.`,
    'Date of birth',
  );
/** Too many calls. */
export const tooMany = (): DomainError =>
  domainError('RATE_LIMITED', 'Too many attempts. Please wait 15 minutes.', 'Please wait');
/** No session, or one that is over. */
export const signedOut = (): DomainError =>
  domainError('SIGNED_OUT', 'Your 15 minutes are over. Request a new link to continue.', 'Signed out');
