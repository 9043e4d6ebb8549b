import { dayIn } from '#platform/day-in.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { EnrolmentScore } from '../api/program.gen.ts';
import { type ContentStanding, percentDone, standings } from '../rules/index.ts';
import { readContents, type ContentRow } from './content/contents.sql.ts';
import type { EnrolmentRow } from './enrolments/enrolments.sql.ts';
import { readProgress, type ProgressRow } from './enrolments/progress.sql.ts';
import type { ProgramRow } from './programs.sql.ts';

/** A program with its content, which is empty unless it was requested. */
export interface ShownProgram extends ProgramRow {
  contents: ContentRow[];
}

/** A piece of content for one patient. */
export interface ShownContent {
  content: ContentRow;
  standing: ContentStanding;
  progress: ProgressRow | null;
}

/** An enrollment with its progress and next piece; `contents` is empty unless it was requested. */
export interface ShownEnrolment extends EnrolmentRow {
  percent: number;
  next_title: string | null;
  next_date: string | null;
  overdue_count: number;
  contents: ShownContent[];
  scores: EnrolmentScore[];
}

/** Adds its content to a program if requested. */
export async function showProgram(ctx: RequestContext, row: ProgramRow, hasContents: boolean): Promise<ShownProgram> {
  return { ...row, contents: hasContents ? await readContents(db(ctx), row.clinic_id, [row.id]) : [] };
}

/** Adds progress and next content to enrollments; all content only if requested. */
export async function showEnrolments(
  ctx: RequestContext,
  rows: readonly EnrolmentRow[],
  hasContents: boolean,
): Promise<ShownEnrolment[]> {
  const { clinicId, timeZone } = ctx.actor;
  const programIds = [...new Set(rows.map(({ program_id }) => program_id))];
  const contents = Map.groupBy(await readContents(db(ctx), clinicId, programIds), ({ program_id }) => program_id);
  const ids = rows.map(({ id }) => id);
  const released = Map.groupBy(await readProgress(db(ctx), clinicId, ids), ({ enrolment_id }) => enrolment_id);
  const today = dayIn(timeZone, ctx.now);
  return rows.map((row) => {
    const own = contents.get(row.program_id) ?? [];
    const progress = new Map((released.get(row.id) ?? []).map((each) => [each.content_id, each]));
    return showEnrolment(row, own, progress, { today, hasContents });
  });
}

function showEnrolment(
  row: EnrolmentRow,
  contents: readonly ContentRow[],
  progress: ReadonlyMap<string, ProgressRow>,
  { today, hasContents }: { today: string; hasContents: boolean },
): ShownEnrolment {
  const stand = standings(contents, progress, row, today);
  const goesOn = row.withdrawn_time === null && row.completed_time === null;
  const firstWith = (...states: string[]): number => stand.findIndex(({ state }) => states.includes(state));
  const open = goesOn ? firstWith('overdue', 'open') : -1;
  const next = goesOn && open === -1 ? firstWith('locked') : open;
  return {
    ...row,
    percent: percentDone(contents, progress),
    next_title: contents[next]?.title ?? null,
    next_date: stand[next]?.state === 'locked' && stand[next].waitsFor === null ? stand[next].opensOn : null,
    overdue_count: goesOn ? stand.filter(({ state }) => state === 'overdue').length : 0,
    contents: hasContents
      ? contents.map((content, index) => ({
          content,
          standing: stand[index]!,
          progress: progress.get(content.id) ?? null,
        }))
      : [],
    scores: [],
  };
}
