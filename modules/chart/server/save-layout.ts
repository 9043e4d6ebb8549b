import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noteLayout } from '../rules/index.ts';
import { countChange, lockOwnNote } from './parts/lock-open-note.ts';

/** Saves the user's panel layout for notes; null restores the default. Returns the saved layout. */
export async function saveMyLayout({ actor, now, app }: RequestContext, layout: unknown): Promise<unknown> {
  const { kysely } = app.database;
  if (layout == null) {
    await sql`
      delete from chart.note_layout where clinic_id = ${actor.clinicId} and user_id = ${actor.userId}`.execute(kysely);
    return null;
  }
  const places = noteLayout(layout);
  if (places === null) return noLayout();
  await sql`
    insert into chart.note_layout (clinic_id, user_id, layout, updated_time)
    values (${actor.clinicId}, ${actor.userId}, ${JSON.stringify(places)}::jsonb, ${now})
    on conflict (clinic_id, user_id) do update set layout = excluded.layout, updated_time = excluded.updated_time`.execute(
    kysely,
  );
  return places;
}

/** Saves the panel layout of one unsigned note for all users; null restores each user's own. */
export async function saveNoteLayout(ctx: RequestContext, id: string, layout: unknown): Promise<null | DomainError> {
  const { actor, app } = ctx;
  const places = layout == null ? null : noteLayout(layout);
  if (layout != null && places === null) return noLayout();
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, id);
    if (isDomainError(note)) return note;
    const layout = places === null ? null : JSON.stringify(places);
    const { rows } = await sql`
      update chart.chart_note set layout = ${layout}::jsonb
      where clinic_id = ${actor.clinicId} and id = ${id} and layout is distinct from ${layout}::jsonb returning id`.execute(
      tx,
    );
    if (rows.length === 0) return null;
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
      changes: { layout: { before: null, after: places === null ? 'individual' : 'for this note' } },
    });
    await countChange(tx, ctx, note, 'layout');
    return null;
  });
}

function noLayout(): DomainError {
  return invalid([{ path: 'layout', message: 'The layout must list each panel and its position.' }]);
}
