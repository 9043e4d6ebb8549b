import type { ContentKind } from './content-kinds.ts';

/** The fields of program content that determine its release. */
export interface PlannedContent {
  id: string;
  kind: ContentKind;
  title: string;
  release_day: number;
  due_days: number | null;
  required: boolean;
  gate: boolean;
}

/** The progress of one patient with a piece of content. */
export interface ContentProgress {
  due_day: string | null;
  completed_time: Date | null;
  problem: string | null;
}

/** The fields of an enrollment that determine releases; days in the clinic's zone. */
export interface ReleaseSchedule {
  start_day: string;
  paused_day: string | null;
  paused_days: number;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Returns the day that many days after another. */
export function addDays(day: string, days: number): string {
  return new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days between two days. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** Returns the day on which content opens for a patient, shifted by their pauses. */
export const opensOn = (
  content: Pick<PlannedContent, 'release_day'>,
  { start_day, paused_days }: ReleaseSchedule,
): string => addDays(start_day, content.release_day + paused_days);

/** A message is done once it is sent, since it requires no action. */
const isDone = ({ kind }: PlannedContent, progress: ContentProgress | undefined): boolean =>
  progress !== undefined && (progress.completed_time !== null || (kind === 'message' && progress.problem === null));

/**
 * Returns the content to release today, in order: its day has come, and no earlier content blocks it. Empty during a
 * pause.
 */
export function dueContents(
  contents: readonly PlannedContent[],
  progress: ReadonlyMap<string, ContentProgress>,
  enrolment: ReleaseSchedule,
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

/** The status of a piece of content for a patient. */
export interface ContentStanding {
  state: 'locked' | 'open' | 'overdue' | 'done';
  /** The day it opens, if that depends on the day alone. */
  opensOn: string | null;
  /** Title of the content it waits for. */
  waitsFor: string | null;
}

/** Returns the status of every piece of content today, in order. */
export function standings(
  contents: readonly PlannedContent[],
  progress: ReadonlyMap<string, ContentProgress>,
  enrolment: ReleaseSchedule,
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

/** Returns whether required content is past its day, or could not be delivered; false during a pause. */
export function isOverdue(
  content: Pick<PlannedContent, 'required'>,
  { completed_time, due_day, problem }: ContentProgress,
  { paused_day }: Pick<ReleaseSchedule, 'paused_day'>,
  today: string,
): boolean {
  if (completed_time !== null || paused_day !== null) return false;
  if (problem !== null) return true;
  return content.required && due_day !== null && due_day < today;
}

/** Returns a patient's progress in percent: of the required content, or of all content if none is required. */
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
