import { PATIENT_DECEASED } from '#patients/rules';
import { domainError, type DomainError } from '#platform/domain-error.ts';

/** There is no such questionnaire, group or survey of the clinic. */
export const notFound = (what: 'questionnaire' | 'group' | 'survey' | 'patient'): DomainError =>
  domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Somebody else has saved since one looked. */
export const versionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Someone else changed this since you opened it. Review it and try again.',
    'Changed by someone else',
  );
/** A validated instrument. */
export const locked = (): DomainError =>
  domainError('QUESTIONNAIRE_LOCKED', 'This is a validated instrument. Its questions and scores can’t be changed.');
/** It was submitted: its answers stay. */
export const submitted = (): DomainError =>
  domainError(
    'SURVEY_SUBMITTED',
    'This questionnaire was already submitted. Send it again if something has changed.',
    'Submitted',
  );
/** Nothing to send yet. */
export const notPublished = (): DomainError =>
  domainError('NOT_PUBLISHED', 'This questionnaire is not published yet.', 'Not published');
/** Nobody is asked who has died. */
export const deceased = (): DomainError => domainError('DECEASED', PATIENT_DECEASED, 'Not sent');
/** A note that is signed stays as it is. */
export const noteSigned = (): DomainError =>
  domainError('NOTE_SIGNED', 'This note is signed and can no longer be changed.', 'Signed');
