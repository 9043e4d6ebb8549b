import { invalid, type Issue, type DomainError } from '#platform/domain-error.ts';
import { isColour } from '#values/colour.ts';
import { readText, taskLimits, taskMessages } from '../../rules/index.ts';
import type { NewTag } from './insert-parts.sql.ts';
import type { Owner } from '../owners.sql.ts';

/** The number of hours without activity after which a task is escalated, and to whom. */
export interface Escalation {
  hours: number;
  to: Owner;
}

/** The text fields and lists of a task, for validation. */
export interface TaskText {
  subject: string;
  details: string;
  steps: readonly string[];
  tags: readonly NewTag[];
  extraReminders: readonly Date[];
  attachments: readonly unknown[];
  owners?: readonly Owner[];
  path?: string | null;
  clientKey?: string | null;
  repeat?: { every: number; from: string } | null;
  dueTime?: Date | null;
  escalation?: Escalation | null;
}

const DEFAULT_COLOUR = '#5f6b7a';
// Paths of our own pages only, no external links.
const PATH = /^\/[\w\-./?=&%]{0,300}$/;

/** Normalizes the input of a task for storage, or returns its errors on the fields of `input`. */
export function checkTaskText<T extends TaskText>(input: T, root = 'input'): T | DomainError {
  const issues: Issue[] = [];
  const read = (typed: string, what: string, most: number, path: string, line = true): string => {
    const checked = readText(typed, what, most, line);
    if ('text' in checked) return checked.text;
    issues.push({ path: `${root}.${path}`, message: checked.problem });
    return '';
  };
  const most = (count: number, limit: number, path: string, what: string): void => {
    if (count > limit) issues.push({ path: `${root}.${path}`, message: `At most ${limit} ${what}` });
  };
  const subject = read(input.subject, 'Subject', taskLimits.subject, 'subject');
  if (subject === '' && issues.length === 0)
    issues.push({ path: `${root}.subject`, message: taskMessages.subjectRequired });
  const details = read(input.details, 'Description', taskLimits.details, 'details', false);
  most(input.steps.length, taskLimits.steps, 'steps', 'steps');
  const steps = input.steps.slice(0, taskLimits.steps).map((step, index) => {
    const text = read(step, 'Step', taskLimits.step, `steps.${index}`);
    if (text === '') issues.push({ path: `${root}.steps.${index}`, message: taskMessages.blankStep });
    return text;
  });
  most(input.tags.length, taskLimits.tags, 'tags', 'tags');
  const tags = input.tags
    .slice(0, taskLimits.tags)
    .map(({ tag, color }, index) => checkTag(tag, color, `${root}.tags.${index}`, issues));
  const words = tags.map(({ tag }) => tag.toLowerCase());
  if (new Set(words).size < words.length) issues.push({ path: `${root}.tags`, message: taskMessages.duplicateTag });
  most(input.extraReminders.length, taskLimits.extraReminders, 'extraReminders', 'extra reminders');
  most(input.attachments.length, taskLimits.attachments, 'attachments', 'attachments');
  most(input.owners?.length ?? 0, taskLimits.assignees, 'assignees', 'assignees');
  if (input.path != null && (!PATH.test(input.path) || input.path.startsWith('//')))
    issues.push({ path: `${root}.path`, message: 'Enter a link to a page in Salus.' });
  if ((input.clientKey?.length ?? 0) > 100)
    issues.push({ path: `${root}.client_key`, message: 'At most 100 characters' });
  checkClock(input, root, issues);
  return issues.length > 0 ? invalid(issues) : { ...input, subject, details, steps, tags };
}

function checkClock({ repeat, dueTime, escalation }: TaskText, root: string, issues: Issue[]): void {
  if (repeat != null && (!Number.isInteger(repeat.every) || repeat.every < 1 || repeat.every > 365))
    issues.push({ path: `${root}.repeat.every`, message: 'Enter a number from 1 to 365.' });
  if (repeat?.from === 'due' && dueTime === null)
    issues.push({ path: `${root}.dueDateTime`, message: 'Enter a due date to repeat from.' });
  if (escalation != null && (!Number.isInteger(escalation.hours) || escalation.hours < 1 || escalation.hours > 2000))
    issues.push({ path: `${root}.escalation.hours`, message: 'Enter a number from 1 to 2,000.' });
  if (escalation != null && 'patientId' in escalation.to)
    issues.push({ path: `${root}.escalation.to`, message: 'Choose a member or a team.' });
}

/** Returns a tag as stored; errors are added to `issues`. */
export function checkTag(
  tag: string,
  color: string | null | undefined,
  path: string,
  issues: Issue[],
): { tag: string; color: string } {
  const checked = readText(tag, 'Tag', taskLimits.tag);
  const text = 'text' in checked ? checked.text : '';
  if (text === '')
    issues.push({ path, message: 'problem' in checked ? checked.problem : 'Enter at least one character' });
  return { tag: text, color: color != null && isColour(color) ? color : DEFAULT_COLOUR };
}
