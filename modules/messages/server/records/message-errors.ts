import { domainError, type DomainError } from '#platform/domain-error.ts';

/** Not there, or not for this reader: the two are told alike. */
export const unknownConversation = (): DomainError =>
  domainError('NOT_FOUND', 'This conversation does not exist, or you take no part in it.', 'Not found');
/** A recipient who is no active member or living patient of the clinic. */
export const unknownRecipient = (): DomainError =>
  domainError('RECIPIENT_UNKNOWN', 'Somebody among the recipients can’t be written to any more.', 'Not sent');
/** Two patients in one conversation. */
export const onePatient = (): DomainError =>
  domainError(
    'ONE_PATIENT',
    'A message goes to one patient at a time, so that patients don’t see one another.',
    'Not sent',
  );
/** What a patient wrote goes to no other patient. */
export const forwardRejected = (): DomainError =>
  domainError('FORWARD_REFUSED', 'A message of a patient can’t be forwarded to another patient.', 'Not sent');
/** A file that is not among those of the message that is passed on. */
export const notForwarded = (): DomainError =>
  domainError('FILE_UNKNOWN', 'A file that is to go along is none of the message’s.', 'Not sent');
/** A draft's id that somebody else has used. */
export const draftTaken = (): DomainError => domainError('DRAFT_TAKEN', 'Please write the message anew.', 'Not sent');
/** Something arrived while the answer was written. */
export const newerMessage = (): DomainError =>
  domainError('NEWER_MESSAGE', 'A newer message has arrived. Read it, then send again.', 'Not sent');
/** A session that reads with another key than it began with. */
export const keyChanged = (): DomainError =>
  domainError(
    'KEY_CHANGED',
    'This session began to read messages with another key. Sign out and in again.',
    'Messages stay closed',
  );
/** A file that is not on the sender's drive. */
export const unknownFile = (): DomainError =>
  domainError('FILE_UNKNOWN', 'A file that is attached is not on your drive any more.', 'Not sent');
