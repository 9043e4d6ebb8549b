import type { CalendarEvent } from '../calendar-event.ts';
import classes from './patient-answer.module.css';

/** A patient's answer through the link in a message. */
export type PatientAnswer = 'confirmed' | 'cancel_asked';

const SENTENCES: Readonly<Record<PatientAnswer, string>> = {
  confirmed: 'Confirmed by the patient',
  cancel_asked: 'Patient asked to cancel',
};

/** Returns the patient's answer while it is relevant: null for canceled, missed and checked-in events. */
export function answerOf({ patient_response: answer, status }: CalendarEvent): PatientAnswer | null {
  if (status !== 'pending' && status !== 'confirmed') return null;
  return answer === 'confirmed' || answer === 'cancel_asked' ? answer : null;
}

/** The answer in words. */
export function answerWords(event: CalendarEvent): string | null {
  const answer = answerOf(event);
  return answer === null ? null : SENTENCES[answer];
}

/** The icon of a patient's answer, with its text if there is room. */
export function PatientAnswerMark({ event, withWords }: { event: CalendarEvent; withWords: boolean }) {
  const answer = answerOf(event);
  if (answer === null) return null;
  const words = SENTENCES[answer];
  return (
    <span className={classes.mark} data-answer={answer} title={words}>
      <span className={withWords ? undefined : classes.said}>{words}</span>
    </span>
  );
}
