import { type BulkPatient, insertPatientsInBulk } from '#patients/server';
import { ethnicities, gendersAtBirth, races } from '#patients/rules';
import type { App } from '#platform/app.ts';
import { seededRandom } from '../people/random.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60);
const FIRST = [
  'Zoë',
  'Ñusta',
  'Łukasz',
  '美玲',
  'Абай',
  'محمد',
  'Anne-Marie',
  'D’Arcy',
  'J',
  LONG,
  '<b>Ada</b> & "Co"',
];
const LAST = ['Ó Súilleabháin', 'Nguyễn', 'Müller-Lüdenscheidt', '陳', 'Øst', "O'Neil", 'van der Berg', 'X', LONG];
const STREETS = ['1 Elm St', 'Calle 5 № 12', '東京都千代田区1-1', '120 Meridian St, Apartment 4-B, rear entrance'];

/** Inserts patients with all that the registration form takes, or nearly nothing of it; returns their ids. */
export function insertPeople(app: App, clinicId: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) => personAt(at));
  return app.database.transaction((tx) => insertPatientsInBulk(tx, clinicId, people, app.clock()));
}

/** Records that some of these patients have died, and that others were merged into the first one. */
export async function endPeople({ database }: App, ids: readonly string[]): Promise<void> {
  await database.pool.query(`update patients.patient set deceased_date = '2026-11-21' where id = any($1)`, [
    ids.filter((_, at) => at % 9 === 4),
  ]);
  await database.pool.query(
    `update patients.patient set deleted_time = updated_time, merged_into = $2 where id = any($1)`,
    [ids.filter((_, at) => at % 11 === 10), ids[0]],
  );
}

function personAt(at: number): BulkPatient {
  const random = seededRandom(at + 1);
  const every = <T>(list: readonly T[]): T => list[at % list.length]!;
  const some = <T>(value: T): T | null => (random.chance(0.6) ? value : null);
  const person = {
    first_name: every(FIRST),
    last_name: LAST[(at * 7) % LAST.length]!,
    middle_name: some(random.pick(FIRST)),
    nick_name: some('Ace'),
    gender: at % 2 === 0 ? 'Female' : 'Male',
    gender_at_birth: every([...gendersAtBirth, null]),
    race: every([...races, 'Something else', null]),
    ethnicity: every([...ethnicities, null]),
    preferred_language: every(['en', 'es', null]),
    date_of_birth: every(['1903-01-01', '2026-11-20', '1980-02-29', null, '2010-12-31']),
    deceased_date: null,
    email: some(`person${at}@example.com`),
    mobile: some('+1 6175550143'),
    home_phone: some('+44 2079460123'),
    work_phone: some('+1 6175550144'),
    emergency_contact_name: some(random.pick(FIRST)),
    emergency_contact_phone: some('+1 6175550145'),
    mailing_address: random.chance(0.7)
      ? {
          address_line1: random.pick(STREETS),
          address_line2: some('c/o Zoë'),
          city: 'Boston',
          state_or_provice: 'MA',
          postal_code: '02110',
          country: every(['US', 'DE', 'JP']),
        }
      : null,
  };
  return person as unknown as BulkPatient;
}
