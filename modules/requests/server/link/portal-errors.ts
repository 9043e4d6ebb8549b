import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The link is unknown, or was replaced by a newer one. */
export const unknownLink = (): DomainError =>
  domainError(
    'LINK_UNKNOWN',
    'This link is no longer valid. Please use the most recent link that we sent you.',
    'Link',
  );
/** The link has expired. */
export const expiredLink = (): DomainError => domainError('LINK_EXPIRED', 'This link is more than a week old.', 'Link');
/** The link has already been used. */
export const usedLink = (): DomainError =>
  domainError('LINK_USED', 'This link was already used. Each link works once.', 'Link');
/** The link is locked after too many wrong dates. */
export const lockedLink = (): DomainError =>
  domainError(
    'LINK_LOCKED',
    'This link is locked because the date of birth was entered incorrectly five times.',
    'Link',
  );
/** The patient has died: the page is closed. */
export const closedLink = (): DomainError => domainError('LINK_CLOSED', 'This page is closed. Please call us.', 'Link');
/** The daily limit of new links is reached, or there is no address to send one to. */
export const noNewLink = (): DomainError =>
  domainError(
    'NO_NEW_LINK',
    'We can’t send another link today. Check your email and messages, or call us.',
    'Not sent',
  );
/** The date does not match the record. */
export const wrongDate = (left: number): DomainError =>
  domainError(
    'WRONG_DATE',
    `This is not the date of birth on file. ${left === 1 ? 'One attempt' : `${left} attempts`} left.`,
    'Date of birth',
  );
/** Rate limit exceeded. */
export const tooMany = (): DomainError =>
  domainError('RATE_LIMITED', 'Too many attempts. Please wait 15 minutes.', 'Please wait');
/** There is no session, or it has expired. */
export const signedOut = (): DomainError =>
  domainError('SIGNED_OUT', 'Your 15 minutes are over. Request a new link to continue.', 'Signed out');
