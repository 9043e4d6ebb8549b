import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isRefusal, refuse, type Issue, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { waitingInput, type WaitingFields } from '../../rules/index.ts';
import { holdSlots } from '../booking.sql.ts';
import {
  findTwin,
  insertEntry,
  lockEntry,
  readWaitingGround,
  rewriteEntry,
  setStates,
  type WaitingEntry,
} from './entries.sql.ts';
import { insertFreed, takeUntold, type CalendarTime } from './freed.sql.ts';
import { withdrawOffers } from './settle-round.ts';
import { goneEntry, staleEntry, tellWaiting } from './tell-waiting.ts';

/** Puts a patient on the waiting list. ALREADY_WAITING where they wait for this type already. */
export async function addWaiting(request: Request, input: unknown): Promise<WaitingEntry | Refusal> {
  const checked = checkInput(waitingInput, input, 'input');
  if (isRefusal(checked)) return checked;
  const { actor, house, now } = request;
  const { clinicId, userId } = actor;
  const fields = checked.value;
  return house.database.transaction(async (tx): Promise<WaitingEntry | Refusal> => {
    const refused = await refuseEntry(tx, clinicId, fields, null);
    if (refused !== null) return refused;
    const id = newId();
    await insertEntry(tx, clinicId, id, fields, { userId, now });
    const changes = { state: { before: null, after: 'waiting' }, priority: { before: null, after: fields.priority } };
    const note = { objectType: 'waiting_entry', objectId: id, patientId: fields.patient_id } as const;
    await recordChange(tx, request, { action: 'create', ...note, changes });
    await tellWaiting(tx, clinicId, id);
    return (await lockEntry(tx, clinicId, id))!;
  });
}

/** Keeps that a time has become free, and tells nobody: for a clinic that is founded with a day in the middle. */
export async function addFreedTime(tx: Tx, clinicId: string, time: CalendarTime, now: Date): Promise<void> {
  await insertFreed(tx, clinicId, { id: newId(), ...time }, now);
  await takeUntold(tx, clinicId, now);
}

/** Changes what somebody waits for; whom it is about stays. STALE_VERSION where somebody saved since `version`. */
export async function changeWaiting(
  request: Request,
  id: string,
  version: number,
  input: unknown,
): Promise<WaitingEntry | Refusal> {
  const checked = checkInput(waitingInput, input, 'input');
  if (isRefusal(checked)) return checked;
  const { actor, house, now } = request;
  const { clinicId } = actor;
  return house.database.transaction(async (tx): Promise<WaitingEntry | Refusal> => {
    const before = await lockEntry(tx, clinicId, id);
    if (before === null) return goneEntry();
    if (before.version !== version) return staleEntry();
    const fields = { ...checked.value, patient_id: before.patient_id };
    const refused = await refuseEntry(tx, clinicId, fields, before);
    if (refused !== null) return refused;
    await rewriteEntry(tx, clinicId, id, fields, now);
    const after = (await lockEntry(tx, clinicId, id))!;
    const changes = changedFields(wishOf(before), wishOf(after));
    const note = { objectType: 'waiting_entry', objectId: id, patientId: before.patient_id } as const;
    await recordChange(tx, request, { action: 'update', ...note, changes });
    await tellWaiting(tx, clinicId, id);
    return after;
  });
}

/** Takes somebody off the list; what they were offered is taken back. It can be undone by `restoreWaiting`. */
export function removeWaiting(request: Request, id: string, version: number): Promise<WaitingEntry | Refusal> {
  return changeState(request, id, version, async (tx, before) => {
    if (before.state !== 'waiting' && before.state !== 'offered')
      return refuse('NOT_WAITING', 'This is not on the waiting list any more.', 'Not possible');
    await withdrawOffers(tx, request.house, request.actor.clinicId, id);
    const to = { state: 'removed', from: ['waiting', 'offered'] } as const;
    await setStates(tx, request.actor.clinicId, [id], to, request.now);
    return null;
  });
}

/** Puts somebody back who was taken off, booked or had waited too long. */
export function restoreWaiting(request: Request, id: string, version: number): Promise<WaitingEntry | Refusal> {
  return changeState(request, id, version, async (tx, before) => {
    const { clinicId } = request.actor;
    await holdSlots(tx, [before.patient_id]);
    const wanted = { patientId: before.patient_id, categoryId: before.category_id, except: id };
    if ((await findTwin(tx, clinicId, wanted)) !== null) return alreadyWaiting();
    const to = { state: 'waiting', from: ['removed', 'expired', 'booked'] } as const;
    await setStates(tx, clinicId, [id], to, request.now);
    return null;
  });
}

function changeState(
  request: Request,
  id: string,
  version: number,
  change: (tx: Tx, before: WaitingEntry) => Promise<Refusal | null>,
): Promise<WaitingEntry | Refusal> {
  const { clinicId } = request.actor;
  return request.house.database.transaction(async (tx): Promise<WaitingEntry | Refusal> => {
    const before = await lockEntry(tx, clinicId, id);
    if (before === null) return goneEntry();
    if (before.version !== version) return staleEntry();
    const refused = await change(tx, before);
    if (refused !== null) return refused;
    const after = (await lockEntry(tx, clinicId, id))!;
    const changes = { state: { before: before.state, after: after.state } };
    const note = { objectType: 'waiting_entry', objectId: id, patientId: before.patient_id } as const;
    await recordChange(tx, request, { action: 'update', ...note, changes });
    await tellWaiting(tx, clinicId, id);
    return after;
  });
}

const alreadyWaiting = (): Refusal =>
  refuse('ALREADY_WAITING', 'This patient is on the waiting list for this type already.', 'On the list already');

/** What is wrong with an entry beside its fields; what it held before is not asked about again. */
async function refuseEntry(
  tx: Tx,
  clinicId: string,
  fields: WaitingFields,
  before: WaitingEntry | null,
): Promise<Refusal | null> {
  // Two who add one patient at once: the second sees what the first wrote.
  await holdSlots(tx, [fields.patient_id]);
  const ground = await readWaitingGround(tx, clinicId, fields, before?.calendar_ids ?? []);
  const issues: Issue[] = [];
  const add = (field: string, message: string) => issues.push({ path: `input.${field}`, message });
  if (!ground.patient) add('patient_id', 'This patient does not exist, or has died');
  if (!ground.category && before?.category_id !== fields.category_id)
    add('category_id', 'This event type does not exist');
  if (ground.calendars < ground.named) add('calendar_ids', 'One of these calendars does not exist');
  const appointment = fields.appointment_id ?? null;
  if (appointment !== null && !ground.appointment && before?.appointment_id !== appointment)
    add('appointment_id', 'This is no appointment of this patient');
  if (issues.length > 0) return invalid(issues);
  const wanted = { patientId: fields.patient_id, categoryId: fields.category_id, except: before?.id ?? null };
  const isOnList = before === null || before.state === 'waiting' || before.state === 'offered';
  if (!isOnList || (await findTwin(tx, clinicId, wanted)) === null) return null;
  return invalid([{ path: 'input.category_id', message: 'This patient is on the waiting list for this type already' }]);
}

function wishOf(entry: WaitingEntry): Record<string, unknown> {
  const { category_id, minutes, calendar_ids, first_day, last_day, weekdays, start_minute, end_minute } = entry;
  const { notice_hours, priority, note, appointment_id } = entry;
  const when = { first_day, last_day, weekdays, start_minute, end_minute, notice_hours };
  return { category_id, minutes, calendar_ids, ...when, priority, note, appointment_id };
}
