import { isLonger, plainLine, plainParagraphs } from '#values/clean-text.ts';
import { messageLimits } from './message-limits.ts';

/** What is encrypted: everything that somebody wrote. */
export interface MessageContent {
  subject: string;
  body: string;
}

/** Something wrong with what was written: the field and a sentence. */
export interface ContentProblem {
  path: 'subject' | 'body';
  message: string;
}

/** What was written as it is kept, or what is wrong with it. */
export function checkContent(written: MessageContent): MessageContent | ContentProblem[] {
  const subject = plainLine(written.subject);
  const body = plainParagraphs(written.body);
  const problems: ContentProblem[] = [];
  if (subject === '') problems.push({ path: 'subject', message: 'Subject is required' });
  if (isLonger(subject, messageLimits.subject))
    problems.push({ path: 'subject', message: `Enter at most ${messageLimits.subject} characters` });
  if (body === '') problems.push({ path: 'body', message: 'Enter a message' });
  if (isLonger(body, messageLimits.body))
    problems.push({ path: 'body', message: `Enter at most ${messageLimits.body} characters` });
  return problems.length > 0 ? problems : { subject, body };
}

/** What was encrypted, as text: version 1. */
export function writeContent({ subject, body }: MessageContent): string {
  return JSON.stringify({ v: 1, subject, body });
}

/** The same back; null where it is none. */
export function readContent(text: string): MessageContent | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text) as unknown;
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { v, subject, body } = parsed as Record<string, unknown>;
  if (v !== 1 || typeof subject !== 'string' || typeof body !== 'string') return null;
  return subject.isWellFormed() && body.isWellFormed() ? { subject, body } : null;
}

/** What is bound into the encryption of a message beside its text: its draft's id, so that no other message can stand in its place. */
export function messageLabel(draftId: string): string {
  return `salus message 1 ${draftId}`;
}

/** The same of a file, by the id of its upload. */
export function fileLabel(uploadId: string): string {
  return `salus file 1 ${uploadId}`;
}
