import { isLonger, plainParagraphs } from '#values/clean-text.ts';
import { messageLimits } from './message-limits.ts';

/** Subject of an automatic reply. */
export const ABSENCE_SUBJECT = 'Automatic reply: away';

/** The fields of an absence. */
export interface AbsenceFields {
  /** YYYY-MM-DD. */
  firstDay: string;
  /** YYYY-MM-DD. */
  lastDay: string;
  /** The automatic reply: the same for every sender, so it must not refer to a patient. */
  answer: string;
}

/** Validates the fields and returns them normalized, or the problem. `today` is the clinic's date. */
export function checkAbsence(
  { firstDay, lastDay, answer }: AbsenceFields,
  today: string,
): AbsenceFields | { path: keyof AbsenceFields; message: string }[] {
  const problems: { path: keyof AbsenceFields; message: string }[] = [];
  if (!isDay(firstDay)) problems.push({ path: 'firstDay', message: 'Choose the first day' });
  if (!isDay(lastDay)) problems.push({ path: 'lastDay', message: 'Choose the last day' });
  else if (lastDay < today) problems.push({ path: 'lastDay', message: 'This date is in the past' });
  else if (isDay(firstDay) && lastDay < firstDay)
    problems.push({ path: 'lastDay', message: 'The last day is before the first day' });
  const text = plainParagraphs(answer);
  if (text === '') problems.push({ path: 'answer', message: 'Enter a reply' });
  else if (isLonger(text, messageLimits.absenceAnswer))
    problems.push({ path: 'answer', message: `Enter at most ${messageLimits.absenceAnswer} characters` });
  return problems.length > 0 ? problems : { firstDay, lastDay, answer: text };
}

function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
