import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { issueTicket } from '#rooming/server';
import { readResources } from '#scheduling/server';
import type { DemoClinic } from '../write-demo-notes.ts';

const MINUTE_MS = 60_000;
const STATES = ['ready', 'in_room', 'arrived'] as const;

/** Brings the patients whose appointments are under way into rooms: ready, in a room, or just arrived. */
export async function writeDemoRooming(
  app: App,
  { founded: { clinicId } }: DemoClinic,
  timeZone: string,
): Promise<void> {
  const now = app.clock();
  const day = dayIn(timeZone, now);
  const { kysely } = app.database;
  const rooms = await readResources(kysely, clinicId);
  const events = await kysely
    .selectFrom('scheduling.event')
    .select(['id', 'patient_id', 'start_time'])
    .where('clinic_id', '=', clinicId)
    .where('status', '=', 'checkedin')
    .where('patient_id', 'is not', null)
    .where('start_time', '<=', now)
    .where('end_time', '>', now)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  for (const [index, { id, patient_id, start_time }] of events.entries()) {
    const state = rooms.length === 0 ? 'arrived' : STATES[index % STATES.length]!;
    const since = new Date(start_time.getTime() - (state === 'arrived' ? 2 : 6) * MINUTE_MS);
    await kysely
      .insertInto('rooming.visit')
      .values({
        clinic_id: clinicId,
        id: newId(),
        event_id: id,
        patient_id: patient_id!,
        state,
        room_id: state === 'arrived' ? null : rooms[index % rooms.length]!.id,
        ticket: await app.database.transaction((tx) => issueTicket(tx, clinicId, day)),
        ticket_day: day,
        arrived_time: new Date(start_time.getTime() - 8 * MINUTE_MS),
        state_time: since,
        created_time: since,
      })
      .execute();
  }
}
