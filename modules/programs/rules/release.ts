import type { ContentKind } from './content-kinds.ts';

/** What of a piece of content decides when it is released. */
export interface PlannedContent {
  id: string;
  kind: ContentKind;
  title: string;
  release_day: number;
  due_days: number | null;
  required: boolean;
  gate: boolean;
}

/** What has become of it for one patient. */
export interface ContentProgress {
  due_day: string | null;
  completed_time: Date | null;
  problem: string | null;
}

/** What of an enrolment decides it; days of the clinic. */
export interface Clockwork {
  start_day: string;
  paused_day: string | null;
  paused_days: number;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The day that is so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie from one day to another. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** The day on which a piece of content opens for a patient, whose pauses shift it. */
export const opensOn = (content: Pick<PlannedContent, 'release_day'>, { start_day, paused_days }: Clockwork): string =>
  addDays(start_day, content.release_day + paused_days);

/** A message is done with being sent: nobody has anything to do with it. */
const isDone = ({ kind }: PlannedContent, progress: ContentProgress | undefined): boolean =>
  progress !== undefined && (progress.completed_time !== null || (kind === 'message' && progress.problem === null));

/** What is to be released today, in order: its day has come, and nothing before it that holds it up is undone. Nothing while paused. */
export function dueContents(
  contents: readonly PlannedContent[],
  progress: ReadonlyMap<string, ContentProgress>,
  enrolment: Clockwork,
  today: string,
): string[] {
  if (enrolment.paused_day !== null) return [];
  const due: string[] = [];
  for (const content of contents) {
    const known = progress.get(content.id);
    const isDue = known === undefined && opensOn(content, enrolment) <= today;
    if (isDue) due.push(content.id);
    const isThrough = isDone(content, known) || (isDue && content.kind === 'message');
    if (content.gate && !isThrough) break;
  }
  return due;
}

/** How one piece of content stands for a patient. */
export interface ContentStanding {
  state: 'locked' | 'open' | 'overdue' | 'done';
  /** When it opens, where its day alone decides. */
  opensOn: string | null;
  /** The title of what it waits for. */
  waitsFor: string | null;
}

/** How every piece of content stands today, in order. */
export function standings(
  contents: readonly PlannedContent[],
  progress: ReadonlyMap<string, ContentProgress>,
  enrolment: Clockwork,
  today: string,
): ContentStanding[] {
  let gate: string | null = null;
  return contents.map((content) => {
    const known = progress.get(content.id);
    const waitsFor = gate;
    const done = isDone(content, known);
    if (content.gate && !done) gate ??= content.title;
    if (done) return { state: 'done', opensOn: null, waitsFor: null };
    if (known !== undefined)
      return { state: isOverdue(content, known, enrolment, today) ? 'overdue' : 'open', opensOn: null, waitsFor: null };
    return { state: 'locked', opensOn: enrolment.paused_day === null ? opensOn(content, enrolment) : null, waitsFor };
  });
}

/** Whether required content is past its day, or could not be given to the patient at all; never while paused. */
export function isOverdue(
  content: Pick<PlannedContent, 'required'>,
  { completed_time, due_day, problem }: ContentProgress,
  { paused_day }: Pick<Clockwork, 'paused_day'>,
  today: string,
): boolean {
  if (completed_time !== null || paused_day !== null) return false;
  if (problem !== null) return true;
  return content.required && due_day !== null && due_day < today;
}

/** How far a patient has come, of 100: what is required counts, everything where nothing is. */
export function percentDone(
  contents: readonly PlannedContent[],
  progress: ReadonlyMap<string, ContentProgress>,
): number {
  const required = contents.filter((content) => content.required);
  const counted = required.length > 0 ? required : contents;
  if (counted.length === 0) return 0;
  const done = counted.filter((content) => isDone(content, progress.get(content.id))).length;
  return Math.floor((done * 100) / counted.length);
}
