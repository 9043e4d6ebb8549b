import { requireActivePatient } from '#patients/server';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type Issue, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { waitlistInput, type WaitlistFields } from '../rules/index.ts';
import { lockSlots } from '#scheduling/server';
import {
  findTwin,
  insertEntry,
  lockEntry,
  readWaitlistAvailability,
  rewriteEntry,
  setStates,
  type WaitingEntry,
} from './entries.sql.ts';
import type { CalendarTime } from '#scheduling/server';
import { insertReleased, takeUnnotified } from './released-slots.sql.ts';
import { withdrawOffers } from './settle-round.ts';
import { goneEntry, entryVersionConflict, notifyWaitlist } from './notify-waitlist.ts';

/** Adds a patient to the waitlist. ALREADY_WAITING if they already wait for this type. */
export async function addToWaitlist(ctx: RequestContext, input: unknown): Promise<WaitingEntry | DomainError> {
  const checked = checkInput(waitlistInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { actor, app, now } = ctx;
  const { clinicId, userId } = actor;
  const fields = checked.value;
  return app.database.transaction(async (tx): Promise<WaitingEntry | DomainError> => {
    const inactive = await requireActivePatient(tx, clinicId, fields.patient_id);
    if (inactive !== null && inactive.code !== 'NOT_FOUND') return inactive;
    const problem = await rejectEntry(tx, clinicId, fields, null);
    if (problem !== null) return problem;
    const id = newId();
    await insertEntry(tx, clinicId, id, fields, { userId, now });
    const changes = { state: { before: null, after: 'waiting' }, priority: { before: null, after: fields.priority } };
    const note = { objectType: 'waiting_entry', objectId: id, patientId: fields.patient_id } as const;
    await recordChange(tx, ctx, { action: 'create', ...note, changes });
    await notifyWaitlist(tx, clinicId, id);
    return (await lockEntry(tx, clinicId, id))!;
  });
}

/** Stores a released slot without notifying anyone, for the setup of a demo clinic. */
export async function addReleasedSlot(tx: Tx, clinicId: string, time: CalendarTime, now: Date): Promise<void> {
  await insertReleased(tx, clinicId, { id: newId(), ...time }, now);
  await takeUnnotified(tx, clinicId, now);
}

/** Changes an entry; its patient can't change. STALE_VERSION if it was changed since `version`. */
export async function changeWaitlistEntry(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<WaitingEntry | DomainError> {
  const checked = checkInput(waitlistInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<WaitingEntry | DomainError> => {
    const before = await lockEntry(tx, clinicId, id);
    if (before === null) return goneEntry();
    if (before.version !== version) return entryVersionConflict();
    const fields = { ...checked.value, patient_id: before.patient_id };
    const problem = await rejectEntry(tx, clinicId, fields, before);
    if (problem !== null) return problem;
    await rewriteEntry(tx, clinicId, id, fields, now);
    const after = (await lockEntry(tx, clinicId, id))!;
    const changes = changedFields(wishOf(before), wishOf(after));
    const note = { objectType: 'waiting_entry', objectId: id, patientId: before.patient_id } as const;
    await recordChange(tx, ctx, { action: 'update', ...note, changes });
    await notifyWaitlist(tx, clinicId, id);
    return after;
  });
}

/** Removes an entry and withdraws its offers. `restoreToWaitlist` undoes it. */
export function removeFromWaitlist(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<WaitingEntry | DomainError> {
  return changeState(ctx, id, version, async (tx, before) => {
    if (before.state !== 'waiting' && before.state !== 'offered')
      return domainError('NOT_WAITING', 'This entry is no longer on the waiting list.', 'Not possible');
    await withdrawOffers(tx, ctx.app, ctx.actor.clinicId, id);
    const to = { state: 'removed', from: ['waiting', 'offered'] } as const;
    await setStates(tx, ctx.actor.clinicId, [id], to, ctx.now);
    return null;
  });
}

/** Restores an entry that was removed, booked or expired. */
export function restoreToWaitlist(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<WaitingEntry | DomainError> {
  return changeState(ctx, id, version, async (tx, before) => {
    const { clinicId } = ctx.actor;
    await lockSlots(tx, [before.patient_id]);
    const twin = { patientId: before.patient_id, categoryId: before.category_id, except: id };
    if ((await findTwin(tx, clinicId, twin)) !== null) return alreadyWaiting();
    const to = { state: 'waiting', from: ['removed', 'expired', 'booked'] } as const;
    await setStates(tx, clinicId, [id], to, ctx.now);
    return null;
  });
}

function changeState(
  ctx: RequestContext,
  id: string,
  version: number,
  change: (tx: Tx, before: WaitingEntry) => Promise<DomainError | null>,
): Promise<WaitingEntry | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<WaitingEntry | DomainError> => {
    const before = await lockEntry(tx, clinicId, id);
    if (before === null) return goneEntry();
    if (before.version !== version) return entryVersionConflict();
    const problem = await change(tx, before);
    if (problem !== null) return problem;
    const after = (await lockEntry(tx, clinicId, id))!;
    const changes = { state: { before: before.state, after: after.state } };
    const note = { objectType: 'waiting_entry', objectId: id, patientId: before.patient_id } as const;
    await recordChange(tx, ctx, { action: 'update', ...note, changes });
    await notifyWaitlist(tx, clinicId, id);
    return after;
  });
}

const alreadyWaiting = (): DomainError =>
  domainError('ALREADY_WAITING', 'This patient is already on the waiting list for this type.', 'Already on the list');

/** Returns the field errors of an entry; unchanged references are not checked again. */
async function rejectEntry(
  tx: Tx,
  clinicId: string,
  fields: WaitlistFields,
  before: WaitingEntry | null,
): Promise<DomainError | null> {
  // Of two concurrent additions of one patient, the second sees the first.
  await lockSlots(tx, [fields.patient_id]);
  const availability = await readWaitlistAvailability(tx, clinicId, fields, before?.calendar_ids ?? []);
  const issues: Issue[] = [];
  const add = (field: string, message: string) => issues.push({ path: `input.${field}`, message });
  if (!availability.patient) add('patient_id', 'This patient does not exist or has died');
  if (!availability.category && before?.category_id !== fields.category_id)
    add('category_id', 'This event type does not exist');
  if (availability.calendars < availability.named) add('calendar_ids', 'One of these calendars does not exist');
  const appointment = fields.appointment_id ?? null;
  if (appointment !== null && !availability.appointment && before?.appointment_id !== appointment)
    add('appointment_id', 'This appointment belongs to another patient');
  if (issues.length > 0) return invalid(issues);
  const twin = { patientId: fields.patient_id, categoryId: fields.category_id, except: before?.id ?? null };
  const isOnList = before === null || before.state === 'waiting' || before.state === 'offered';
  if (!isOnList || (await findTwin(tx, clinicId, twin)) === null) return null;
  return invalid([{ path: 'input.category_id', message: 'This patient is already on the waiting list for this type' }]);
}

function wishOf(entry: WaitingEntry): Record<string, unknown> {
  const { category_id, minutes, calendar_ids, first_day, last_day, weekdays, start_minute, end_minute } = entry;
  const { notice_hours, priority, note, appointment_id } = entry;
  const when = { first_day, last_day, weekdays, start_minute, end_minute, notice_hours };
  return { category_id, minutes, calendar_ids, ...when, priority, note, appointment_id };
}
