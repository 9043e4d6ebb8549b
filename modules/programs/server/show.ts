import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Enrolment, EnrolmentContent, Program, ProgramContent } from '../api/program.gen.ts';
import { percentDone, standings } from '../rules/index.ts';
import { readContents, type ContentRow } from './content/contents.sql.ts';
import type { EnrolmentRow } from './enrolments/enrolments.sql.ts';
import { readProgress, type ProgressRow } from './enrolments/progress.sql.ts';
import type { ProgramRow } from './programs.sql.ts';

/** A program as the contract tells it; its content only where it was asked for. */
export async function shapeProgram(ctx: RequestContext, row: ProgramRow, hasContents: boolean): Promise<Program> {
  const { clinic_id, start_day, owner_user_id, archived_time, created_time, updated_time, ...rest } = row;
  const contents = hasContents ? await readContents(ctx.app.database.kysely, clinic_id, [row.id]) : [];
  return {
    ...rest,
    ...{ start_date: start_day, owner_id: owner_user_id, is_archived: archived_time !== null },
    ...{ create_time: created_time, update_time: updated_time, contents: contents.map(shapeContent) },
  };
}

/** A piece of content as the contract tells it. */
export function shapeContent(row: ContentRow): ProgramContent {
  const { clinic_id: _clinic, position: _position, deleted_time: _deleted, shared_id: _shared, ...rest } = row;
  return rest;
}

/** Enrolments as the contract tells them, with how far each has come and what is next; every piece only where it was asked for. */
export async function shapeEnrolments(
  { app, actor, now }: RequestContext,
  rows: readonly EnrolmentRow[],
  hasContents: boolean,
): Promise<Enrolment[]> {
  const { kysely } = app.database;
  const { clinicId, timeZone } = actor;
  const programIds = [...new Set(rows.map(({ program_id }) => program_id))];
  const contents = Map.groupBy(await readContents(kysely, clinicId, programIds), ({ program_id }) => program_id);
  const ids = rows.map(({ id }) => id);
  const released = Map.groupBy(await readProgress(kysely, clinicId, ids), ({ enrolment_id }) => enrolment_id);
  const today = dayIn(timeZone, now);
  return rows.map((row) => {
    const own = contents.get(row.program_id) ?? [];
    const progress = new Map((released.get(row.id) ?? []).map((each) => [each.content_id, each]));
    return shapeEnrolment(row, own, progress, { today, hasContents });
  });
}

function shapeEnrolment(
  row: EnrolmentRow,
  contents: readonly ContentRow[],
  progress: ReadonlyMap<string, ProgressRow>,
  { today, hasContents }: { today: string; hasContents: boolean },
): Enrolment {
  const { clinic_id: _clinic, owner_user_id: _owner, settled_day: _settled, ...rest } = row;
  const { start_day, paused_day, created_time, ...fields } = rest;
  const stand = standings(contents, progress, row, today);
  const goesOn = row.withdrawn_time === null && row.completed_time === null;
  const firstWith = (...states: string[]): number => stand.findIndex(({ state }) => states.includes(state));
  const open = goesOn ? firstWith('overdue', 'open') : -1;
  const next = goesOn && open === -1 ? firstWith('locked') : open;
  return {
    ...fields,
    ...{ start_date: start_day, paused_date: paused_day, create_time: created_time },
    percent: percentDone(contents, progress),
    next_title: contents[next]?.title ?? null,
    next_date: stand[next]?.state === 'locked' && stand[next].waitsFor === null ? stand[next].opensOn : null,
    overdue_count: goesOn ? stand.filter(({ state }) => state === 'overdue').length : 0,
    contents: hasContents
      ? contents.map((content, index): EnrolmentContent => {
          const { state, opensOn, waitsFor } = stand[index]!;
          const known = progress.get(content.id);
          return {
            ...{ content: shapeContent(content), state, opens_date: opensOn, waits_for: waitsFor },
            ...{ due_date: known?.due_day ?? null, released_time: known?.released_time ?? null },
            ...{ released_by: known?.released_by_name ?? null, opened_time: known?.opened_time ?? null },
            ...{ completed_time: known?.completed_time ?? null, completed_by: known?.completed_by_name ?? null },
            problem: known?.problem ?? null,
          };
        })
      : [],
    scores: [],
  };
}
