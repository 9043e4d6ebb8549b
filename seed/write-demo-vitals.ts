import { newId } from '#platform/id.ts';
import type { App } from '#platform/app.ts';
import { toInstant } from '#scheduling/rules';
import { clinicVitals, insertRecords } from '#vitals/server';
import { demoNotes, demoPatients, demoStaff, demoVisits } from './people/demo-people.ts';
import { demoVitals } from './people/demo/demo-vitals.ts';
import type { DemoClinic } from './write-demo-notes.ts';

/** Writes the vitals of the demo clinic's patients over the last years. */
export async function writeDemoVitals(
  app: App,
  clinic: DemoClinic,
  wallClock: string,
  timeZone: string,
): Promise<void> {
  const today = wallClock.slice(0, 10);
  const { clinicId, userIds } = clinic.founded;
  const now = app.clock();
  const definitions = await clinicVitals(app.database.kysely, clinicId, now);
  const idOf = new Map(definitions.map(({ code, id }) => [code, id]));
  const notes = demoNotes(wallClock);
  const starts = new Map(demoVisits(wallClock).map(({ key, start }) => [key, start]));
  // A member with the right to record them; vitals in a nurse's note were measured by the nurse.
  const nurse = demoStaff.findIndex(({ role }) => role === 'Nurse');
  const collectors = [...demoStaff.keys()].filter((at) => ['Doctor', 'Nurse'].includes(demoStaff[at]!.role));
  const records = demoPatients(today).flatMap((person, place) =>
    demoVitals(person, place, today, notes).flatMap(({ day, values, visit }) =>
      Object.entries(values).map(([code, value]) => {
        const collected = toInstant(starts.get(visit ?? '') ?? `${day} 09:${String(10 + (place % 45))}:00`, timeZone);
        return {
          clinic_id: clinicId,
          id: newId(),
          patient_id: clinic.patientIds.get(person.key)!,
          definition_id: idOf.get(code)!,
          value,
          collect_time: collected,
          collector_user_id: userIds[visit === null ? collectors[place % collectors.length]! : nurse]!,
          is_confirmed: false,
          created_time: collected < now ? collected : now,
        };
      }),
    ),
  );
  await app.database.transaction((tx) => insertRecords(tx, records));
}
