import { readDirectoryRow } from '#pharmacies/rules';
import { upsertPharmacies } from '#pharmacies/server';
import { must } from '#platform/testing/must.ts';
import { notificationMessages } from '#scheduling/rules';
import { foundClinic } from '#server/found-clinic.ts';
import { modules } from '#server/modules.gen.ts';
import { behaviourOf, behaviours, sandboxPharmacies } from '../../sandbox/network-pharmacies.ts';
import type { Reply } from './reply.ts';
import type { Salus } from './salus.ts';

/** A member of the clinic, signed in. */
export interface Person {
  role: 'Admin' | 'Doctor' | 'Nurse' | 'Front desk' | 'Biller';
  username: string;
  userId: string;
  token: string;
}

/** The clinic that every seed starts with. */
export interface Clinic {
  clinicId: string;
  people: Person[];
  /** The doctors' calendars. */
  calendarIds: string[];
  categoryId: string;
  patientIds: string[];
  teamId: string;
  productId: string;
  itemId: string;
  locationId: string;
  lotId: string;
  labId: string;
  testIds: string[];
  /** The doctor who is registered at the prescription network, and some pharmacies of it. */
  prescriberId: string;
  pharmacies: string[];
}

export const PASSWORD = 'a simulated pass phrase';
const REMINDERS = [
  { notification_type: 'initial_confirmation', notification_method: 'email', subject: 'Your appointment' },
  { notification_type: 'initial_confirmation', notification_method: 'sms', subject: null },
  { notification_type: 'reminder', notification_method: 'email', subject: 'Reminder', hours_before_appointment: 24 },
  { notification_type: 'reminder', notification_method: 'sms', subject: null, hours_before_appointment: 2 },
].map((one) => ({ ...one, message_template: notificationMessages.reminderText }));
// What the laboratory does depends on the last name; see the sandbox.
const PATIENTS = ['Abbott', 'Baker', 'Corrected', 'Unknown', 'Broken', 'Withdrawn'];

/** Founds the clinic in an empty database. */
export async function foundSimulatedClinic(salus: Salus, connection: string): Promise<Clinic> {
  const { app } = salus;
  const people = (['Admin', 'Doctor', 'Doctor', 'Nurse', 'Front desk', 'Biller'] as const).map((role, at) => ({
    role,
    first_name: role,
    last_name: `Person${at}`,
    username: `person${at}@simulation.example`,
    password: PASSWORD,
    npi: role === 'Doctor' ? '1234567893' : null,
    calendarColor: role === 'Doctor' ? '#0b7a75' : null,
  }));
  const founded = must(
    await app.database.transaction((tx) =>
      foundClinic(
        tx,
        { name: 'Simulated', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Main' }] },
        people,
        modules.flatMap(({ accessRules }) => accessRules),
        app.clock(),
      ),
    ),
  );
  // Nobody is signed out while hours pass between two steps.
  await app.database.pool.query('alter table sessions.clinic_policy drop constraint clinic_policy_idle_minutes_check');
  await app.database.pool.query(
    'insert into sessions.clinic_policy (clinic_id, idle_minutes, version, updated_time) values ($1, 30000, 1, now())',
    [founded.clinicId],
  );
  const cast: Person[] = [];
  for (const [at, { role, username }] of people.entries()) {
    const userId = founded.userIds[at]!;
    cast.push({ role, username, userId, token: await signIn(salus, username) });
  }
  const admin = cast[0]!;
  const ask = askAs(salus, admin.token);
  const patientIds: string[] = [];
  for (const [at, last_name] of PATIENTS.entries()) {
    const input = {
      first_name: 'Pat',
      last_name,
      gender: 'Female',
      date_of_birth: `19${50 + at}-05-0${1 + at}`,
      email: `patient${at}@home.example`,
      mobile: `+1 617555010${at}`,
      mailing_address: {
        address_line1: '1 Elm St',
        city: 'Boston',
        state_or_provice: 'MA',
        postal_code: '02110',
        country: 'US',
      },
    };
    const query = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';
    patientIds.push((await ask<{ id: string }>('registration', query, { input })).id);
  }
  const category = await ask<{ id: string }>(
    'calendar',
    'mutation ($input: EventCategoryInput!) { event_category_create(input: $input) { id } }',
    {
      input: {
        event_category_name: 'Simulated visit',
        event_category_color_id: '#0b7a75',
        event_category_duration: 30,
        notifications: REMINDERS,
      },
    },
  );
  const stocked = await stock(ask);
  const laboratory = await tests(ask, connection);
  const prescriberId = cast.find(({ role }) => role === 'Doctor')!.userId;
  const pharmacies = await register(salus, founded.clinicId, prescriberId, founded.practiceIds[0]!);
  const idsOf = async (sql: string): Promise<string[]> =>
    (await app.database.pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  return {
    clinicId: founded.clinicId,
    people: cast,
    calendarIds: founded.calendarIds.filter((id) => id !== null),
    categoryId: category.id,
    patientIds,
    teamId: founded.roleIds['Front desk'],
    prescriberId,
    pharmacies,
    ...stocked,
    ...laboratory,
    lotId: (await idsOf('select id from inventory.lot'))[0]!,
    testIds: await idsOf(
      `select id from labs.test_product where test_code in ('CBC', 'TSH', 'CMP') order by test_code`,
    ),
  };
}

/** Signs a member in; returns the token. */
export async function signIn({ http }: Salus, username: string): Promise<string> {
  const query = 'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "d") { token } }';
  const payload = { query, variables: { u: username, p: PASSWORD } };
  const reply = (await http.inject({ method: 'POST', url: '/api/registration', payload })).json<Reply>();
  const token = (reply.data?.['login'] as { token: string } | null)?.token;
  if (token === undefined) throw new Error(`${username} could not sign in: ${JSON.stringify(reply.errors)}`);
  return token;
}

type Ask = <T>(service: string, query: string, variables: object) => Promise<T>;

function askAs({ http }: Salus, token: string): Ask {
  return async <T>(service: string, query: string, variables: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await http.inject({
      method: 'POST',
      url: `/api/${service}`,
      headers,
      payload: { query, variables },
    });
    const { data, errors } = answer.json<Reply>();
    if (errors !== undefined || data === null) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as T;
  };
}

async function stock(ask: Ask): Promise<Pick<Clinic, 'productId' | 'itemId' | 'locationId'>> {
  const location = await ask<{ id: string }>(
    'pricesetup',
    'mutation ($input: StockLocationInput!) { createStockLocation(input: $input) { id } }',
    { input: { location_name: 'Cupboard', is_dispensing: true } },
  );
  const item = await ask<{ id: string }>(
    'pricesetup',
    'mutation ($input: ItemInput!) { createItem(input: $input) { id } }',
    { input: { item_name: 'Bandage', kind: 'general', unit: 'piece', cost_cents: 10 } },
  );
  const product = await ask<{ id: string }>(
    'pricesetup',
    'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
    { input: { kind: 'supplement', product_name: 'Bandage', price_cents: 500, item_id: item.id, item_quantity: 1 } },
  );
  await ask(
    'inventory',
    'mutation ($key: String!, $input: OpeningStockInput!) { addOpeningStock(client_key: $key, input: $input) }',
    {
      key: 'opening-stock',
      input: {
        item_id: item.id,
        location_id: location.id,
        quantity: 40,
        lot_number: 'L1',
        expires_on: '2028-01-01',
        cost_cents: 10,
      },
    },
  );
  return { locationId: location.id, itemId: item.id, productId: product.id };
}

async function tests(ask: Ask, connection: string): Promise<Pick<Clinic, 'labId'>> {
  const lab = await ask<{ id: string }>('lab', 'mutation ($input: LabInput!) { createLab(input: $input) { id } }', {
    input: { lab_name: 'Laboratory', connection },
  });
  await ask('lab', 'mutation ($input: DoctorLabAccountInput!) { createDoctorLabAccount(input: $input) { id } }', {
    input: {
      lab_id: lab.id,
      scope: 'Clinic',
      application: 'SALUS',
      facility: 'SIM',
      accountNumber: 'A-1',
      username: 'clinic',
      password: 'secret',
    },
  });
  await ask('test', 'mutation ($id: ID!) { addStarterTests(lab_id: $id) }', { id: lab.id });
  return { labId: lab.id };
}

/** Registers a doctor at the prescription network, and takes over its directory; returns pharmacies to send to. */
async function register({ app }: Salus, clinicId: string, userId: string, practiceId: string): Promise<string[]> {
  const { pool } = app.database;
  await pool.query(
    `update practice.practice set address_line1 = '1 Elm St', city = 'Boston', state = 'MA', postal_code = '02110',
       office_phone = '+1 6175550100' where clinic_id = $1`,
    [clinicId],
  );
  await pool.query(
    `insert into prescribing.identity_proof (clinic_id, user_id, issuer, subject, assurance, proven_name, proven_time)
     values ($1, $2, 'simulation', 'doctor', 'ial2', 'Doctor Person1', now())`,
    [clinicId, userId],
  );
  await pool.query(
    `insert into prescribing.prescriber_location (clinic_id, user_id, practice_id, spi, npi, first_name, last_name, practice_name,
       address_line1, city, state_province, postal_code, phone, service_level, active_start_time, registered_by, updated_time)
     values ($1, $2, $3, '1234567890123', '1234567893', 'Doctor', 'Person1', 'Main', '1 Elm St', 'Boston', 'MA', '02110',
       '6175550100', 'New,Refill,Change,Cancel', now(), $2, now())`,
    [clinicId, userId, practiceId],
  );
  const chosen = behaviours.map((behaviour) =>
    sandboxPharmacies().find(
      (each) =>
        behaviourOf(each.ncpdpId) === behaviour &&
        each.serviceLevel.includes('New') &&
        (each.activeEnd === '' || Date.parse(each.activeEnd) > Date.now()),
    ),
  );
  const known = chosen.filter((each) => each !== undefined);
  const rows = known.map((each) =>
    readDirectoryRow({
      NCPDPID: each.ncpdpId,
      NPI: each.npi,
      OrganizationName: each.name,
      OrganizationType: each.type,
      StandardizedAddressLine1: each.line1,
      City: each.city,
      StateProvince: each.state,
      PostalCode: each.zip,
      PrimaryTelephone: each.phone,
      Fax: each.fax,
      DirectorySpecialtyName: each.specialty,
      ActiveStartTime: each.activeStart,
      ActiveEndTime: each.activeEnd,
      ServiceLevel: each.serviceLevel,
    }),
  );
  await app.database.transaction((tx) =>
    upsertPharmacies(
      tx,
      rows.filter((row) => row !== null),
      app.clock(),
    ),
  );
  return known.map(({ ncpdpId }) => ncpdpId);
}
