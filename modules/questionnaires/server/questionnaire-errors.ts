import { PATIENT_DECEASED } from '#patients/rules';
import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The clinic has no such questionnaire, group or survey. */
export const notFound = (what: 'questionnaire' | 'group' | 'survey' | 'patient'): DomainError =>
  domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Another user has saved in between. */
export const versionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Someone else changed this since you opened it. Review it and try again.',
    'Changed by someone else',
  );
/** A validated instrument can't be changed. */
export const locked = (): DomainError =>
  domainError('QUESTIONNAIRE_LOCKED', 'This is a validated instrument. Its questions and scores can’t be changed.');
/** The survey was submitted, so its answers can't be changed. */
export const submitted = (): DomainError =>
  domainError(
    'SURVEY_SUBMITTED',
    'This questionnaire was already submitted. Send it again if something has changed.',
    'Submitted',
  );
/** There is no published version to send. */
export const notPublished = (): DomainError =>
  domainError('NOT_PUBLISHED', 'This questionnaire is not published yet.', 'Not published');
/** Deceased patients can't be asked. */
export const deceased = (): DomainError => domainError('DECEASED', PATIENT_DECEASED, 'Not sent');
/** Signed notes can't be changed. */
export const noteSigned = (): DomainError =>
  domainError('NOTE_SIGNED', 'This note is signed and can no longer be changed.', 'Signed');
