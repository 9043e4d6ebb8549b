import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { timeOffInput, toInstant, weekInput } from '../../rules/index.ts';
import { lockCalendar, type LockedCalendar, lockTimeOff, replaceWeek, timesOff, type TimeOff } from './hours.sql.ts';
import { recordReturnedDays } from '../records/released-time.sql.ts';
import { hoursAhead, recordAddedTime } from './record-added-time.ts';

const conflict = () =>
  domainError('STALE_VERSION', 'Someone else changed this since you opened it.', 'Changed by someone else');
const outOfScope = () =>
  domainError('OUT_OF_SCOPE', 'Your role lets you do this only on your own calendar.', 'Not your calendar');

/**
 * Sets the weekly hours of a calendar, null for the clinic's opening hours; other users' calendars require
 * scheduling.hours.
 */
export async function saveWeek(
  ctx: RequestContext,
  calendarId: string,
  version: number,
  input: unknown,
): Promise<true | DomainError> {
  const checked = input == null ? { value: null } : checkInput(weekInput, input, 'week');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<true | DomainError> => {
    const calendar = (await lockOwn(tx, ctx, calendarId))!;
    if (isDomainError(calendar)) return calendar;
    if (calendar.hours_version !== version) return conflict();
    const before = await hoursAhead(tx, clinicId, [calendarId], ctx.now);
    await replaceWeek(tx, clinicId, calendarId, checked.value);
    await recordAddedTime(tx, clinicId, before);
    const was = weekWords(calendar.has_own_hours ? calendar.spans : null);
    const changes = { week: { before: was, after: weekWords(checked.value?.length ?? null) } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'working_hours', objectId: calendarId, changes });
    await publishHoursChanged(tx, clinicId, calendarId);
    return true;
  });
}

/** Inserts or updates days off; without a calendar, a clinic holiday. */
export async function saveTimeOff(
  ctx: RequestContext,
  which: { id: string; version: number } | null,
  input: unknown,
): Promise<TimeOff | DomainError> {
  const checked = checkInput(timeOffInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { clinicId, userId } = ctx.actor;
  const fields = checked.value;
  const calendarId = fields.calendar_id ?? null;
  return ctx.app.database.transaction(async (tx): Promise<TimeOff | DomainError> => {
    const before = which === null ? null : await lockTimeOff(tx, clinicId, which.id);
    if (which !== null && before === null) return notFound('days off');
    if (which !== null && before?.version !== which.version) return conflict();
    for (const id of new Set([calendarId, before === null ? calendarId : before.calendar_id])) {
      const calendar = await lockOwn(tx, ctx, id);
      if (isDomainError(calendar)) return calendar;
    }
    const values = {
      calendar_id: calendarId,
      first_day: fields.first_day,
      last_day: fields.last_day,
      start_minute: fields.start_minute ?? 0,
      end_minute: fields.end_minute ?? 1440,
      reason: fields.reason,
      updated_time: ctx.now,
    };
    const own = { id: newId(), created_by: userId, created_time: ctx.now };
    const off =
      before === null
        ? await timesOff.insert(tx, ctx.actor, { ...values, ...own })
        : (await timesOff.update(tx, ctx.actor, before.id, { ...values, version: before.version + 1 }))!;
    if (before !== null) await recordReturned(tx, ctx, before);
    const days = { first_day: { before: before?.first_day ?? null, after: off.first_day } };
    const changes = { ...days, last_day: { before: before?.last_day ?? null, after: off.last_day } };
    const action = before === null ? 'create' : 'update';
    await recordChange(tx, ctx, { action, objectType: 'time_off', objectId: off.id, changes });
    await publishHoursChanged(tx, clinicId, calendarId);
    return off;
  });
}

/** Deletes days off. */
export async function deleteTimeOff(ctx: RequestContext, id: string, version: number): Promise<true | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<true | DomainError> => {
    const before = await lockTimeOff(tx, clinicId, id);
    if (before === null) return notFound('days off');
    const calendar = await lockOwn(tx, ctx, before.calendar_id);
    if (isDomainError(calendar)) return calendar;
    if (before.version !== version) return conflict();
    const gone = { deleted_time: ctx.now, updated_time: ctx.now, version: version + 1 };
    await timesOff.update(tx, ctx.actor, id, gone);
    await recordReturned(tx, ctx, before);
    await recordChange(tx, ctx, { action: 'delete', objectType: 'time_off', objectId: id });
    await publishHoursChanged(tx, clinicId, before.calendar_id);
    return true;
  });
}

/** Records time released by deleted days off for the waitlist. */
function recordReturned(tx: Tx, { actor }: RequestContext, off: TimeOff): Promise<void> {
  const at = (day: string, minute: number) =>
    new Date(toInstant(`${day} 00:00:00`, actor.timeZone).getTime() + minute * 60_000);
  const times = { start_time: at(off.first_day, off.start_minute), end_time: at(off.last_day, off.end_minute) };
  return recordReturnedDays(tx, actor.clinicId, off.calendar_id, times);
}

/** Describes weekly hours for the audit log; null for the clinic's opening hours. */
function weekWords(spans: number | null): string {
  return spans === null ? 'opening hours' : `${spans} spans`;
}

/** Locks a calendar whose hours the user may set: their own, or any; without one, the whole clinic. */
async function lockOwn(tx: Tx, ctx: RequestContext, id: string | null): Promise<LockedCalendar | null | DomainError> {
  const all = ctx.actor.rules.has('scheduling.hours');
  if (id === null) return all ? null : outOfScope();
  const calendar = await lockCalendar(tx, ctx.actor.clinicId, id);
  if (calendar === null) return invalid([{ path: 'input.calendar_id', message: 'This calendar does not exist' }]);
  return all || calendar.user_id === ctx.actor.userId ? calendar : outOfScope();
}

async function publishHoursChanged(tx: Tx, clinicId: string, id: string | null): Promise<void> {
  await publish(tx, { clinicId, topic: 'scheduling.setup-changed', body: { id, kind: 'hours' } });
}
