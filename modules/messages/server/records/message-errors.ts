import { domainError, type DomainError } from '#platform/domain-error.ts';

/** Unknown or inaccessible: the error is the same for both. */
export const unknownConversation = (): DomainError =>
  domainError('NOT_FOUND', 'This conversation does not exist, or you are not part of it.', 'Not found');
/** A recipient is not an active member or living patient of the clinic. */
export const unknownRecipient = (): DomainError =>
  domainError('RECIPIENT_UNKNOWN', 'A recipient can no longer receive messages.', 'Not sent');
/** Two patients in one conversation. */
export const onePatient = (): DomainError =>
  domainError(
    'ONE_PATIENT',
    'A message can have only one patient as a recipient. This protects patients’ privacy.',
    'Not sent',
  );
/** A patient's message can't be forwarded to another patient. */
export const forwardRejected = (): DomainError =>
  domainError('FORWARD_REFUSED', 'A patient’s message can’t be forwarded to another patient.', 'Not sent');
/** A file that the forwarded message doesn't contain. */
export const notForwarded = (): DomainError =>
  domainError('FILE_UNKNOWN', 'A forwarded file does not belong to this message.', 'Not sent');
/** A draft id that another sender has used. */
export const draftTaken = (): DomainError => domainError('DRAFT_TAKEN', 'Write the message again.', 'Not sent');
/** A message arrived while the reply was written. */
export const newerMessage = (): DomainError =>
  domainError('NEWER_MESSAGE', 'A newer message has arrived. Read it, then send again.', 'Not sent');
/** A session uses another key than it started with. */
export const keyChanged = (): DomainError =>
  domainError(
    'KEY_CHANGED',
    'This session uses a different message key. Sign out and sign in again.',
    'Messages not available',
  );
/** A file that is not on the sender's drive. */
export const unknownFile = (): DomainError =>
  domainError('FILE_UNKNOWN', 'An attached file is no longer on your drive.', 'Not sent');
