import { insertPatientsInBulk } from '#patients/server';
import { readConfig } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import { openKeys } from '#platform/keys.ts';
import { lendKeys } from '#platform/keys-of.ts';
import { openLive } from '#platform/events/live.ts';
import { createLog } from '#platform/log.ts';
import { modules } from '#server/modules.gen.ts';
import { peopleInBulk } from '../seed/people-in-bulk.ts';
import { seedDemoClinic } from '../seed/seed-demo-clinic.ts';

/** The data volume of five years of a busy clinic. */
const SIZE = {
  events: 500_000,
  notes: 300_000,
  charges: 1_000_000,
  movements: 300_000,
  orders: 100_000,
  tasks: 200_000,
  sessions: 100_000,
};

/**
 * Creates the demo clinic in an empty database, with more patients up to `patients`, and fills it with five years of
 * data; returns its id.
 */
export async function makeYears(
  database: Database,
  { url, folder, now, scale, patients }: { url: string; folder: string; now: Date; scale: number; patients: number },
): Promise<string> {
  const log = createLog('silent');
  const keys = openKeys(folder);
  lendKeys(database, keys);
  const live = await openLive(database, log);
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url });
  await seedDemoClinic({ config, database, keys, live, log, clock: () => now }, modules, () => undefined);
  const { rows } = await database.pool.query<{ clinic_id: string }>('select clinic_id from practice.clinic');
  const clinicId = rows[0]!.clinic_id;
  await addPatients(database, clinicId, now, patients);
  await fillFiveYears(database, clinicId, now, scale);
  await live.close();
  return clinicId;
}

async function addPatients(database: Database, clinicId: string, now: Date, patients: number): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*) from patients.patient where clinic_id = $1',
    [clinicId],
  );
  const count = patients - rows[0]!.count;
  if (count <= 0) return;
  const people = peopleInBulk({ seed: 1, count, today: now.toISOString().slice(0, 10) });
  await database.transaction((tx) => insertPatientsInBulk(tx, clinicId, people, now));
}

/**
 * Fills a clinic that has patients, members, categories, a practice, an item with a lot, and a laboratory with five
 * years of data up to `now`: appointments, signed notes, charges with payments, stock movements, laboratory orders,
 * tasks and sessions. It uses plain SQL instead of commands, because only reads are measured.
 */
async function fillFiveYears(database: Database, clinicId: string, now: Date, scale = 1): Promise<void> {
  const query = (text: string) => database.pool.query(text, [clinicId, now]);
  const many = (what: keyof typeof SIZE): number => Math.round(SIZE[what] * scale);
  // Spread over five years with a stride that covers every hour of the day and every patient, and inserted in
  // chronological order, as in reality.
  const then = (nth: string): string =>
    `($2::timestamptz - (${nth} * 7919 % 43824) * interval '1 hour' - interval '1 hour')`;
  const uuid = (kind: number, nth: string): string =>
    `('0${kind}000000-0000-7000-8000-' || lpad(to_hex(${nth}), 12, '0'))::uuid`;
  const of = `(select
      (select array_agg(id order by id) from patients.patient where clinic_id = $1) as patients,
      (select array_agg(m.user_id order by m.user_id) from practice.member m join scheduling.calendar k on k.clinic_id = m.clinic_id and k.user_id = m.user_id where m.clinic_id = $1) as members,
      (select array_agg(id order by id) from scheduling.calendar where clinic_id = $1) as calendars,
      (select array_agg(id order by id) from scheduling.event_category where clinic_id = $1) as categories,
      (select min(id::text)::uuid from practice.practice where clinic_id = $1) as practice) o`;
  const pick = (list: string, nth: string): string => `o.${list}[1 + (${nth} % array_length(o.${list}, 1))]`;
  await query(`
    insert into scheduling.event (clinic_id, id, title, status, start_time, end_time, time_zone, category_id, patient_id, created_by, created_time,
      updated_time, canceled_time, first_calendar_id)
    select $1, ${uuid(1, 'n')}, 'Visit', (array['checkedin','checkedin','checkedin','checkedin','checkedin','checkedin','noshow','canceled'])[1 + n % 8],
      t, t + interval '30 minutes', 'America/New_York', ${pick('categories', 'n')}, ${pick('patients', 'n * 31')}, ${pick('members', 'n')},
      t - (n % 30) * interval '1 day', t, case when n % 8 = 7 then t - (n % 50) * interval '1 hour' end, ${pick('calendars', 'n')}
    from generate_series(1, ${many('events')}) n, ${of}, lateral (select ${then('n::bigint')} as t) w order by w.t`);
  await query(`
    insert into chart.chart_note (clinic_id, id, patient_id, author_id, event_category_id, encounter_mode, record_name, note, nurse_note, service_date,
      editor_id, created_time, updated_time, has_diagnosis, has_procedure)
    select $1, ${uuid(2, 'n')}, ${pick('patients', 'n * 31')}, ${pick('members', 'n')}, ${pick('categories', 'n')}, 'office', 'Visit', '', '',
      t::date, ${pick('members', 'n')}, t, t, n % 20 <> 0, n % 10 <> 0
    from generate_series(1, ${many('notes')}) n, ${of}, lateral (select ${then('n::bigint')} as t) w order by w.t`);
  await query(`
    insert into billing.charge (clinic_id, id, client_key, patient_id, provider_id, practice_id, charge_type, code_type, code, description, modifiers,
      diagnoses, quantity, price, discount, discount_mode, tax, amount_of_charge, date_of_charge, state, posted_time, created_time, updated_time)
    select $1, ${uuid(3, 'n')}, 'bench/' || n, ${pick('patients', 'n * 31')}, ${pick('members', 'n')}, o.practice, 'Procedure', 'CPT', (99200 + n % 60)::text,
      'Procedure ' || n % 60, '{}', '[]', 1, 10000 + n % 5000, 0, 'Amount', 0, 10000 + n % 5000, t::date, 'posted', t, t, t
    from generate_series(1, ${many('charges')}) n, ${of}, lateral (select ${then('n::bigint')} as t) w order by w.t`);
  await query(`
    insert into billing.ledger_entry (clinic_id, id, patient_id, entry_type, amount, charge_id, book_day, created_time)
    select c.clinic_id, ${uuid(4, 'row_number() over ()')}, c.patient_id, 'charge', c.amount_of_charge, c.id, c.date_of_charge, c.created_time
    from billing.charge c where c.clinic_id = $1 and c.client_key like 'bench/%' and c.created_time <= $2 order by c.created_time`);
  await query(`
    insert into billing.payment (clinic_id, id, client_key, patient_id, practice_id, method, amount, status, taken_name, book_day, succeeded_time,
      created_time, updated_time)
    select c.clinic_id, ('05' || substr(c.id::text, 3))::uuid, c.client_key, c.patient_id, c.practice_id, 'cash', c.amount_of_charge, 'succeeded',
      'Bench', c.date_of_charge, c.created_time, c.created_time, c.created_time
    from billing.charge c where c.clinic_id = $1 and c.client_key like 'bench/%' and c.price % 4 <> 0 and c.created_time <= $2 order by c.created_time`);
  await query(`
    insert into billing.ledger_entry (clinic_id, id, patient_id, entry_type, amount, payment_id, book_day, created_time)
    select clinic_id, ('06' || substr(id::text, 3))::uuid, patient_id, 'payment', -amount, id, book_day, created_time
    from billing.payment where clinic_id = $1 and client_key like 'bench/%' and created_time <= $2 order by created_time`);
  await query(`
    insert into billing.ledger_entry (clinic_id, id, patient_id, entry_type, amount, applied, charge_id, payment_id, book_day, created_time)
    select clinic_id, ('07' || substr(id::text, 3))::uuid, patient_id, 'allocation', 0, amount, ('03' || substr(id::text, 3))::uuid, id, book_day, created_time
    from billing.payment where clinic_id = $1 and client_key like 'bench/%' and created_time <= $2 order by created_time`);
  await query(`
    insert into inventory.movement (clinic_id, id, kind, item_id, lot_id, location_id, quantity, cost_cents, created_by, created_time)
    select $1, ${uuid(8, 'n')}, (array['purchase','dispense'])[1 + n % 2], s.item_id, s.lot_id, s.location_id, case when n % 2 = 0 then 1 else -1 end,
      case when n % 2 = 0 then 500 else -500 end, ${pick('members', 'n')}, ${then('n::bigint')}
    from generate_series(1, ${many('movements')}) n, ${of},
      lateral (select item_id, lot_id, location_id from inventory.stock where clinic_id = $1 order by lot_id limit 1) s order by ${then('n::bigint')}`);
  await query(`
    insert into labs.order_group (clinic_id, id, patient_id, lab_id, provider_id, practice_id, priority, bill_to, abn, copies_to, comments, placer_group,
      sent_time, created_by, created_time, updated_time)
    select g.clinic_id, ${uuid(9, 'n')}, ${pick('patients', 'n * 31')}, g.lab_id, ${pick('members', 'n')}, o.practice, g.priority, g.bill_to, g.abn, '{}', '',
      'bench' || n, t, ${pick('members', 'n')}, t, t
    from generate_series(1, ${many('orders')}) n, ${of}, lateral (select ${then('n::bigint')} as t) w,
      (select * from labs.order_group where clinic_id = $1 and lab_id is not null limit 1) g order by w.t`);
  await query(`
    insert into labs.test_order (clinic_id, id, group_id, patient_id, test_code, test_name, loinc, specimen, status, status_time, diagnoses, answers,
      placer_number, owner_id, created_by, created_time)
    select clinic_id, id, id, patient_id, 'T' || abs(hashtext(id::text)) % 40, 'Test ' || abs(hashtext(id::text)) % 40, '', '', 'Reviewed', created_time,
      '[]', '{}', placer_group, provider_id, created_by, created_time
    from labs.order_group where clinic_id = $1 and placer_group like 'bench%' and created_time <= $2 order by created_time`);
  await query(`
    insert into tasks.task (clinic_id, id, type, subject, assigned_by_name, owner_user_id, owned_time, due_time, touched_time, complete_time,
      created_time, updated_time)
    select $1, ${uuid(1, 'n')}, 'ToDo', 'Task ' || n, 'Bench', ${pick('members', 'n')}, t, t, t, case when n % 20 <> 0 then t end, t, t
    from generate_series(1, ${many('tasks')}) n, ${of}, lateral (select ${then('n::bigint')} as t) w order by w.t`);
  await query(`
    insert into sessions.session (clinic_id, id, user_id, practice_id, device_id, created_time, seen_time, ended_time, end_reason)
    select $1, ${uuid(1, 'n')}, ${pick('members', 'n')}, o.practice, 'bench', t, t + interval '3 hours', t + interval '3 hours', 'logout'
    from generate_series(1, ${many('sessions')}) n, ${of}, lateral (select ${then('n::bigint')} as t) w order by w.t`);
  await database.pool.query('vacuum analyze');
}
