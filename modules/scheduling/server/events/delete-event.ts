import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { splitAt } from '../../rules/occurrences.ts';
import type { Scope } from '../series/edit-series.ts';
import { editableOf } from '../records/event-changes.ts';
import { goneEvent, eventVersionConflict } from '../records/event-errors.ts';
import { checkScope } from '../booking/booking.ts';
import { lockEvent, lockOccurrences, type Event } from '../records/events.sql.ts';
import { lockSeries, updateSeries, type Series } from '../records/series.sql.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';
import { notifyCancellation } from '../reminders/notify-cancellation.ts';
import { rewriteEvents, updateEvent } from '../records/write-events.sql.ts';

/**
 * Deletes an event, a series, or a series from one occurrence on; the records stay. Past visits and no-shows stay
 * visible. With `notifyPatient`, patients who knew of it are notified. NOT_FOUND, or STALE_VERSION if it was changed
 * since `version`.
 */
export async function deleteEvent(
  ctx: RequestContext,
  id: string,
  version: number,
  scope: Scope = 'one',
  notifyPatient = false,
): Promise<{ ok: true } | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx): Promise<{ ok: true } | DomainError> => {
    const event = await lockEvent(tx, actor.clinicId, id);
    if (event === null) return goneEvent();
    const series = event.series_id === null ? null : await lockSeries(tx, actor.clinicId, event.series_id);
    const isWhole = series !== null && scope !== 'one';
    const standing = editableOf(event).calendar_ids;
    const outside =
      (await checkScope(tx, ctx, 'scheduling.delete', standing, [])) ??
      (isWhole ? await checkScope(tx, ctx, 'scheduling.delete', series.calendar_ids, []) : null);
    if (outside !== null) return outside;
    if (isWhole) {
      if (series.version !== version) return eventVersionConflict();
      return deleteOccurrences(tx, ctx, series, scope === 'entire' ? null : event.replaced_start, notifyPatient);
    }
    if (event.version !== version) return eventVersionConflict();
    return deleteOne(tx, ctx, event, series, notifyPatient);
  });
}

async function deleteOne(
  tx: Tx,
  ctx: RequestContext,
  event: Event,
  series: Series | null,
  notifyPatient: boolean,
): Promise<{ ok: true }> {
  const { clinicId } = ctx.actor;
  const { now } = ctx;
  const written = { deleted_time: now, updated_time: now, version: event.version + 1 };
  await updateEvent(tx, clinicId, event.id, written, { ...editableOf(event), deleted: true });
  if (series !== null && event.replaced_start !== null)
    await updateSeries(tx, clinicId, series.id, { exdates: [...series.exdates, event.replaced_start] }, now);
  await recordChange(tx, ctx, {
    action: 'delete',
    objectType: 'event',
    objectId: event.id,
    patientId: event.patient_id,
  });
  if (notifyPatient && stands(event)) await notifyCancellation(tx, ctx.app, clinicId, [event.id]);
  return published(tx, ctx, [event.id]);
}

async function deleteOccurrences(
  tx: Tx,
  ctx: RequestContext,
  series: Series,
  from: Date | null,
  notifyPatient: boolean,
): Promise<{ ok: true }> {
  const { clinicId } = ctx.actor;
  const { now } = ctx;
  const rows = await lockOccurrences(tx, clinicId, series.id, from);
  const stays = ({ status }: Event) => status === 'checkedin' || status === 'noshow';
  const gone = rows.filter((row) => !stays(row));
  await rewriteEvents(
    tx,
    clinicId,
    gone.map((row) => ({ ...row, ...editableOf(row), deleted: true })),
    now,
  );
  const version = series.version + 1;
  if (from === null) await updateSeries(tx, clinicId, series.id, { deleted_time: now, version }, now);
  else {
    const { rrule, rdates, exdates } = splitAt(series, from).before;
    const remaining = rows.filter(stays).map((row) => row.replaced_start!);
    const head = { rrule, rdates: [...rdates, ...remaining], exdates: [...exdates], version };
    await updateSeries(tx, clinicId, series.id, head, now);
  }
  await recordChange(tx, ctx, {
    action: 'delete',
    objectType: 'event_series',
    objectId: series.id,
    patientId: series.patient_id,
    changes: { occurrences: { before: rows.length, after: rows.length - gone.length } },
  });
  if (notifyPatient)
    await notifyCancellation(
      tx,
      ctx.app,
      clinicId,
      gone.filter(stands).map(({ id }) => id),
    );
  return published(
    tx,
    ctx,
    gone.map(({ id }) => id),
  );
}

/** Deleting an already canceled event is not announced. */
const stands = ({ status }: Event): boolean => status === 'pending' || status === 'confirmed';

async function published(tx: Tx, { app, actor }: RequestContext, ids: readonly string[]): Promise<{ ok: true }> {
  await notifyEvents(
    tx,
    app,
    actor.clinicId,
    ids.map((id) => ({ id, kind: 'deleted' })),
  );
  return { ok: true };
}
