import { blanksOf } from './fill-notice.ts';

/** The ways to write to a patient in plain words. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A text message is of ten parts at most. */
export const noticeLimits = { sms: 1530, email: 10_000, subject: 150, name: 80 } as const;

/** One thing wrong with a text or a mail. */
export interface NoticeProblem {
  path: 'channel' | 'subject' | 'body';
  message: string;
}

/** What is wrong with a text or mail that is about to leave. */
export function checkNotice({
  channel,
  subject,
  body,
}: {
  channel: string;
  subject: string;
  body: string;
}): NoticeProblem[] {
  const problems: NoticeProblem[] = [];
  const known = CHANNELS.find((one) => one === channel);
  if (known === undefined) return [{ path: 'channel', message: 'Choose text message or email' }];
  if (known === 'email' && subject.trim() === '') problems.push({ path: 'subject', message: 'Subject is required' });
  if (subject.length > noticeLimits.subject)
    problems.push({ path: 'subject', message: `Enter at most ${noticeLimits.subject} characters` });
  if (body.trim() === '') problems.push({ path: 'body', message: 'Enter a message' });
  if (body.length > noticeLimits[known])
    problems.push({ path: 'body', message: `Enter at most ${noticeLimits[known]} characters` });
  const [blank] = blanksOf(`${subject} ${body}`);
  if (blank !== undefined) problems.push({ path: 'body', message: `Fill in ${blank}` });
  return problems;
}
