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

/** A patient of a test's clinic, Ada Moss but for what is said otherwise; answers the id. */
export async function buildPatient(app: App, clinicId: string, said: Partial<BulkPatient> = {}): Promise<string> {
  const [id] = await buildPatients(app, clinicId, [said]);
  return id!;
}

/** The same of several; answers their ids in order. */
export function buildPatients(app: App, clinicId: string, people: readonly Partial<BulkPatient>[]): Promise<string[]> {
  // What is not said of a patient is kept as unknown, as an import does.
  const whole = people.map((said) => ({ ...ADA, ...said }) as unknown as BulkPatient);
  return app.database.transaction((tx) => insertPatientsInBulk(tx, clinicId, whole, app.clock()));
}
