import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { type OutboxEvent, publish } from '#platform/outbox.ts';
import { type Event, lockEvent, readEvents } from '#scheduling/server';
import { issueTicket } from './issue-ticket.ts';
import { readVisits, type Visit, visits } from './visits.ts';

/**
 * After events change: a checked-in patient has arrived, and a check-in that is taken back ends the visit. The check-in
 * itself is in the audit log as a change of the event.
 */
export async function followCheckIn(
  app: App,
  tx: Tx,
  clinicId: string,
  outboxEvents: readonly OutboxEvent[],
): Promise<void> {
  await followEvents(tx, clinicId, [...new Set(outboxEvents.map(({ body }) => String(body['id'])))], app.clock());
}

/** Updates the visits of these events in the caller's transaction, for a caller that needs them immediately. */
export async function followEvents(tx: Tx, clinicId: string, ids: readonly string[], now: Date): Promise<void> {
  const changed = await toFollow(tx, clinicId, ids);
  if (changed.length === 0) return;
  // The tablet and the outbox may record the same arrival: the second one waits, and finds it recorded.
  for (const id of changed.map((each) => each.id).toSorted()) await lockEvent(tx, clinicId, id);
  for (const { event, visit } of await toFollow(
    tx,
    clinicId,
    changed.map((each) => each.id),
  ))
    await follow(tx, clinicId, event, visit, now);
}

interface Followed {
  id: string;
  event: Event | undefined;
  visit: Visit | undefined;
}

/** Returns the events whose visit is not as their status says. */
async function toFollow(tx: Tx, clinicId: string, ids: readonly string[]): Promise<Followed[]> {
  const standing = new Map((await readVisits(tx, { clinicId }, ids)).map((visit) => [visit.event_id, visit]));
  const events = new Map((await readEvents(tx, clinicId, ids, {})).map((event) => [event.id, event]));
  return ids
    .map((id) => ({ id, event: events.get(id), visit: standing.get(id) }))
    .filter(({ event, visit }) => {
      const patientId = arrivedPatient(event);
      const isHere = visit !== undefined && visit.deleted_time === null;
      return patientId === null ? isHere : !isHere || visit.patient_id !== patientId;
    });
}

function arrivedPatient(event: Event | undefined): string | null {
  return event?.status === 'checkedin' ? event.patient_id : null;
}

async function follow(
  tx: Tx,
  clinicId: string,
  event: Event | undefined,
  visit: Visit | undefined,
  now: Date,
): Promise<void> {
  const patientId = arrivedPatient(event);
  const clinic = { clinicId };
  if (patientId === null) {
    await visits.table.update(tx, clinic, visit!.id, { deleted_time: now, version: visit!.version + 1 });
  } else {
    const day = dayIn(event!.time_zone, now);
    const arrived = {
      ticket: await issueTicket(tx, clinicId, day),
      ticket_day: day,
      patient_id: patientId,
      state: 'arrived' as const,
      room_id: null,
      arrived_time: now,
      state_time: now,
    };
    if (visit === undefined)
      await visits.table.insert(tx, clinic, { ...arrived, id: newId(), event_id: event!.id, created_time: now });
    else
      await visits.table.update(tx, clinic, visit.id, { ...arrived, deleted_time: null, version: visit.version + 1 });
  }
  await publish(tx, { clinicId, topic: 'rooming.visit-changed', body: { event_id: event?.id ?? visit!.event_id } });
}
