import type { CalendarEvent } from '../calendar-event.ts';
import classes from './patient-answer.module.css';

/** What a patient answered by the link of a message. */
export type PatientAnswer = 'confirmed' | 'cancel_asked';

const SENTENCES: Readonly<Record<PatientAnswer, string>> = {
  confirmed: 'Confirmed by the patient',
  cancel_asked: 'Patient asked to cancel',
};

/** What an event's patient answered, while it still matters: nothing of one that is canceled, was missed or has begun with them here. */
export function answerOf({ patient_response: answer, status }: CalendarEvent): PatientAnswer | null {
  if (status !== 'pending' && status !== 'confirmed') return null;
  return answer === 'confirmed' || answer === 'cancel_asked' ? answer : null;
}

/** The same in words. */
export function answerWords(event: CalendarEvent): string | null {
  const answer = answerOf(event);
  return answer === null ? null : SENTENCES[answer];
}

/** The sign of a patient's answer, with its words where there is room for them. */
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
