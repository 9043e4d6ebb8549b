import { blanksOf } from './fill-notice.ts';

/** Channels for plain messages to a patient. */
export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A text message has at most ten segments. */
export const noticeLimits = { sms: 1530, email: 10_000, subject: 150, name: 80 } as const;

/** A problem of a text or an email. */
export interface NoticeProblem {
  path: 'channel' | 'subject' | 'body';
  message: string;
}

/** Validates a text or an email before sending. */
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
