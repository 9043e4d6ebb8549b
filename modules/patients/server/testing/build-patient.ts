import type { App } from '#platform/app.ts';
import { type BulkPatient, insertPatientsInBulk } from '../insert-patients-in-bulk.ts';

const ADA = {
  first_name: 'Ada',
  last_name: 'Moss',
  gender: 'Female',
  date_of_birth: '1980-05-01',
  email: null,
  mailing_address: null,
  deceased_date: null,
  tags: [],
};

/** Creates a patient in a test clinic, by default Ada Moss; returns the ID. */
export async function buildPatient(app: App, clinicId: string, said: Partial<BulkPatient> = {}): Promise<string> {
  const [id] = await buildPatients(app, clinicId, [said]);
  return id!;
}

/** Same for several patients; returns their IDs in order. */
export function buildPatients(app: App, clinicId: string, people: readonly Partial<BulkPatient>[]): Promise<string[]> {
  // Omitted values are stored as unknown, as in an import.
  const whole = people.map((said) => ({ ...ADA, ...said }) as unknown as BulkPatient);
  return app.database.transaction((tx) => insertPatientsInBulk(tx, clinicId, whole, app.clock()));
}
