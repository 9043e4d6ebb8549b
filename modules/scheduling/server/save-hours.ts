import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { timeOffInput, toInstant, weekInput } from '../rules/index.ts';
import { dropTimeOff, lockCalendar, lockTimeOff, replaceWeek, upsertTimeOff, type TimeOff } from './hours.sql.ts';
import { noteDaysBack } from './waiting/freed.sql.ts';
import { hoursAhead, noteGrown } from './waiting/note-grown.ts';

const stale = () => refuse('STALE_VERSION', 'Somebody else has changed this in the meantime.', 'Changed meanwhile');
const outOfScope = () =>
  refuse('OUT_OF_SCOPE', 'Your role lets you do this on your own calendar only.', 'Not your calendar');

/** Sets the week of a calendar, null for the clinic's opening hours; others' calendars need scheduling.hours. */
export async function saveWeek(
  request: Request,
  calendarId: string,
  version: number,
  input: unknown,
): Promise<true | Refusal> {
  const checked = input == null ? { value: null } : checkInput(weekInput, input, 'week');
  if (isRefusal(checked)) return checked;
  const { clinicId } = request.actor;
  return request.house.database.transaction(async (tx): Promise<true | Refusal> => {
    const calendar = await holdOwn(tx, request, calendarId);
    if (isRefusal(calendar)) return calendar;
    if (calendar.hours_version !== version) return stale();
    const before = await hoursAhead(tx, clinicId, [calendarId], request.now);
    await replaceWeek(tx, clinicId, calendarId, checked.value);
    await noteGrown(tx, clinicId, before);
    const after = checked.value === null ? 'opening hours' : `${checked.value.length} spans`;
    const changes = { week: { before: null, after } };
    await recordChange(tx, request, { action: 'update', objectType: 'working_hours', objectId: calendarId, changes });
    await tell(tx, clinicId, calendarId);
    return true;
  });
}

/** Sets days off, or changes them; without a calendar a holiday of the clinic. */
export async function saveTimeOff(
  request: Request,
  which: { id: string; version: number } | null,
  input: unknown,
): Promise<TimeOff | Refusal> {
  const checked = checkInput(timeOffInput, input, 'input');
  if (isRefusal(checked)) return checked;
  const { clinicId, userId } = request.actor;
  const fields = checked.value;
  const calendarId = fields.calendar_id ?? null;
  return request.house.database.transaction(async (tx): Promise<TimeOff | Refusal> => {
    const before = which === null ? null : await lockTimeOff(tx, clinicId, which.id);
    if (which !== null && before === null) return gone();
    if (which !== null && before?.version !== which.version) return stale();
    for (const id of new Set([calendarId, before === null ? calendarId : before.calendar_id])) {
      const held = await holdOwn(tx, request, id);
      if (isRefusal(held)) return held;
    }
    const off: TimeOff = {
      id: before?.id ?? newId(),
      calendar_id: calendarId,
      first_day: fields.first_day,
      last_day: fields.last_day,
      start_minute: fields.start_minute ?? 0,
      end_minute: fields.end_minute ?? 1440,
      reason: fields.reason,
      version: (before?.version ?? 0) + 1,
    };
    await upsertTimeOff(tx, clinicId, off, { userId, now: request.now });
    if (before !== null) await noteBack(tx, request, before);
    const days = { first_day: { before: before?.first_day ?? null, after: off.first_day } };
    const changes = { ...days, last_day: { before: before?.last_day ?? null, after: off.last_day } };
    const action = before === null ? 'create' : 'update';
    await recordChange(tx, request, { action, objectType: 'time_off', objectId: off.id, changes });
    await tell(tx, clinicId, calendarId);
    return off;
  });
}

/** Takes days off away again. */
export async function deleteTimeOff(request: Request, id: string, version: number): Promise<true | Refusal> {
  const { clinicId } = request.actor;
  return request.house.database.transaction(async (tx): Promise<true | Refusal> => {
    const before = await lockTimeOff(tx, clinicId, id);
    if (before === null) return gone();
    const held = await holdOwn(tx, request, before.calendar_id);
    if (isRefusal(held)) return held;
    if (before.version !== version) return stale();
    await dropTimeOff(tx, clinicId, id, request.now);
    await noteBack(tx, request, before);
    await recordChange(tx, request, { action: 'delete', objectType: 'time_off', objectId: id });
    await tell(tx, clinicId, before.calendar_id);
    return true;
  });
}

/** What days off kept may suit those who wait. */
function noteBack(tx: Tx, { actor }: Request, off: TimeOff): Promise<void> {
  const at = (day: string, minute: number) =>
    new Date(toInstant(`${day} 00:00:00`, actor.timeZone).getTime() + minute * 60_000);
  const times = { start_time: at(off.first_day, off.start_minute), end_time: at(off.last_day, off.end_minute) };
  return noteDaysBack(tx, actor.clinicId, off.calendar_id, times);
}

function gone(): Refusal {
  return refuse('NOT_FOUND', 'These days off do not exist any more.', 'Not found');
}

/** Holds a calendar that the actor may set the hours of: their own, or any; without one the whole clinic is meant. */
async function holdOwn(tx: Tx, request: Request, id: string | null): Promise<{ hours_version: number } | Refusal> {
  const all = request.actor.rules.has('scheduling.hours');
  if (id === null) return all ? { hours_version: 0 } : outOfScope();
  const calendar = await lockCalendar(tx, request.actor.clinicId, id);
  if (calendar === null) return invalid([{ path: 'input.calendar_id', message: 'This calendar does not exist' }]);
  return all || calendar.user_id === request.actor.userId ? calendar : outOfScope();
}

async function tell(tx: Tx, clinicId: string, id: string | null): Promise<void> {
  await announce(tx, { clinicId, topic: 'scheduling.setup-changed', body: { id, kind: 'hours' } });
}
