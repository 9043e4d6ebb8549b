import { isLonger, plainParagraphs } from '#values/clean-text.ts';
import { messageLimits } from './message-limits.ts';

/** What an automatic answer is called. */
export const ABSENCE_SUBJECT = 'Automatic reply: away';

/** What a member says of an absence. */
export interface AbsenceFields {
  /** YYYY-MM-DD. */
  firstDay: string;
  /** YYYY-MM-DD. */
  lastDay: string;
  /** What whoever writes is answered: the same for everybody, so about no patient. */
  answer: string;
}

/** The fields as they are kept, or what is wrong with them. `today` is the clinic's day. */
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
