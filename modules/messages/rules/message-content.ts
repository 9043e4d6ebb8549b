import { isLonger, plainLine, plainParagraphs } from '#values/clean-text.ts';
import { messageLimits } from './message-limits.ts';

/** The encrypted content: everything that the author wrote. */
export interface MessageContent {
  subject: string;
  body: string;
}

/** A problem of the content: the field and a sentence. */
export interface ContentProblem {
  path: 'subject' | 'body';
  message: string;
}

/** Validates the content and returns it normalized, or the problem. */
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

/** Serializes the content for encryption: version 1. */
export function writeContent({ subject, body }: MessageContent): string {
  return JSON.stringify({ v: 1, subject, body });
}

/** Parses decrypted content; null if invalid. */
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

/** Returns the authenticated data of a message: its draft id, so that another message can't be substituted. */
export function messageLabel(draftId: string): string {
  return `salus message 1 ${draftId}`;
}

/** Returns the authenticated data of a file: its upload id. */
export function fileLabel(uploadId: string): string {
  return `salus file 1 ${uploadId}`;
}
