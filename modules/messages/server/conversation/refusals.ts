import { refuse, type Refusal } from '#platform/refusal.ts';

/** Not there, or not for this reader: the two are told alike. */
export const unknownConversation = (): Refusal =>
  refuse('NOT_FOUND', 'This conversation does not exist, or you take no part in it.', 'Not found');
/** A recipient who is no active member or living patient of the clinic. */
export const unknownRecipient = (): Refusal =>
  refuse('RECIPIENT_UNKNOWN', 'Somebody among the recipients can’t be written to any more.', 'Not sent');
/** Two patients in one conversation. */
export const onePatient = (): Refusal =>
  refuse('ONE_PATIENT', 'A message goes to one patient at a time, so that patients don’t see one another.', 'Not sent');
/** What a patient wrote goes to no other patient. */
export const forwardRefused = (): Refusal =>
  refuse('FORWARD_REFUSED', 'A message of a patient can’t be forwarded to another patient.', 'Not sent');
/** A draft's id that somebody else has used. */
export const draftTaken = (): Refusal => refuse('DRAFT_TAKEN', 'Please write the message anew.', 'Not sent');
/** Something arrived while the answer was written. */
export const newerMessage = (): Refusal =>
  refuse('NEWER_MESSAGE', 'A newer message has arrived. Read it, then send again.', 'Not sent');
/** A session that reads with another key than it began with. */
export const keyChanged = (): Refusal =>
  refuse(
    'KEY_CHANGED',
    'This session began to read messages with another key. Sign out and in again.',
    'Messages stay closed',
  );
/** A file that is not on the sender's drive. */
export const unknownFile = (): Refusal =>
  refuse('FILE_UNKNOWN', 'A file that is attached is not on your drive any more.', 'Not sent');
