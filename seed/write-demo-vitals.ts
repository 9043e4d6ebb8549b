import { newId } from '#platform/id.ts';
import type { App } from '#platform/app.ts';
import { toInstant } from '#scheduling/rules';
import { clinicVitals, insertRecords } from '#vitals/server';
import { demoPatients } from './people/demo-people.ts';
import { demoVitals } from './people/demo/demo-vitals.ts';
import type { DemoClinic } from './write-demo-notes.ts';

/** Writes what was measured of the demo clinic's patients over the last years. */
export async function writeDemoVitals(app: App, clinic: DemoClinic, today: string, timeZone: string): Promise<void> {
  const { clinicId, userIds } = clinic.founded;
  const now = app.clock();
  const definitions = await clinicVitals(app, app.database.kysely, clinicId, now);
  const idOf = new Map(definitions.map(({ code, id }) => [code, id]));
  const records = demoPatients(today).flatMap((person, place) =>
    demoVitals(person, place, today).flatMap(({ day, values }) =>
      Object.entries(values).map(([code, value]) => ({
        clinic_id: clinicId,
        id: newId(),
        patient_id: clinic.patientIds.get(person.key)!,
        definition_id: idOf.get(code)!,
        value,
        collect_time: toInstant(`${day} 09:${String(10 + (place % 45))}:00`, timeZone),
        collector_user_id: userIds[1 + (place % (userIds.length - 1))]!,
        is_confirmed: false,
        created_time: now,
      })),
    ),
  );
  await app.database.transaction((tx) => insertRecords(tx, records));
}
