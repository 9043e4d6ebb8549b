import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { keepActivity, keepPerson } from '../activity.sql.ts';
import { insertPatientsInBulk, type BulkPatient } from '../insert-patients-in-bulk.ts';
import { patients as module } from '../index.ts';
import { type Bounds, listFiltered } from './list-filtered.ts';
import { foldVisits, filterPredicatesOf } from './filter-predicates.sql.ts';
import { type PatientFilter, type PatientOrder } from './patient-list.sql.ts';
import { updatePatient } from '../update-patient.ts';

const app = useTestApp(new Date('2026-11-21T15:00:00Z'));
const PATIENTS = 300;
const TAGS = ['Asthma', 'Diabetes', 'Fall risk', 'VIP'];
const DOCTORS = [1, 2, 3].map((n) => `0197c000-0000-7000-8000-00000000000${n}`);
const NOW = Date.parse('2026-11-21T15:00:00Z');
const DAY = 86_400_000;
let clinic: TestClinic;
let clinicId: string;

const PLAIN = { first_name: 'Ada', date_of_birth: null, gender: 'Female', mailing_address: null, tags: [] };

// A fixed seed makes failures reproducible.
let state = 20_261_121;
const below = (most: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const someOf = <T>(list: readonly T[]): T[] => list.filter(() => below(3) === 0);
const date = (): string => {
  const year = oneOf([1956, 1972, 1988, 1990, 1995, 2004, 2011]);
  const day = oneOf(['01-03', '02-28', '02-29', '11-20', '11-21', '11-25', '12-30']);
  return `${year}-${year % 4 > 0 && day === '02-29' ? '02-28' : day}`;
};
const birth = (): string | null => (below(12) === 0 ? null : date());

const activityOf = (patientId: string) => ({
  patientId,
  lastVisit: below(5) === 0 ? null : new Date(NOW - below(60) * DAY - below(2) * 3_600_000),
  nextVisit: below(3) === 0 ? new Date(NOW + (1 + below(20)) * DAY) : null,
  userIds: someOf(DOCTORS),
});

beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  const other = await makeTestClinic(app(), module.accessRules);
  clinicId = clinic.clinicId;
  const people = (count: number): BulkPatient[] =>
    Array.from(
      { length: count },
      () =>
        ({
          first_name: oneOf(['Ada', 'Adam', 'Smilla', 'Jo', 'Ma']),
          last_name: oneOf(['Smith', 'Adamson', 'Smirnov', 'Li']),
          date_of_birth: birth(),
          gender: oneOf(['Male', 'Female']),
          mailing_address: null,
          tags: someOf(TAGS).map((tag) => ({ tag, color: '#112233' })),
        }) as unknown as BulkPatient,
    );
  for (const { clinicId: id, count } of [
    { clinicId, count: PATIENTS },
    { clinicId: other.clinicId, count: 40 },
  ]) {
    await app().database.transaction(async (tx) => {
      const ids = await insertPatientsInBulk(tx, id, people(count), app().clock());
      const seen = ids.filter(() => below(6) > 0);
      await keepActivity(tx, id, seen, async () => seen.map(activityOf));
      // Many rows change: visits are with other providers.
      const again = seen.filter(() => below(2) === 0);
      await keepActivity(tx, id, again, async () => again.map(activityOf));
    });
  }
  const { rows: gone } = await app().database.pool.query<{ id: string }>(
    `update patients.patient set deleted_time = now(), updated_time = now() - interval '1 day'
     where clinic_id = $1 and record_number % 9 = 0 returning id`,
    [clinicId],
  );
  await app().database.transaction(async (tx) => {
    for (const { id } of gone) await keepPerson(tx, clinicId, id);
  });
  await app().database.pool.query('vacuum analyze patients.patient');
});

test('the copies of names beside visits and providers match the records', async () => {
  const { pool } = app().database;
  const { rows: known } = await pool.query<{ id: string; version: number }>(
    `select p.id, p.version from patients.patient p
     join patients.patient_activity a on a.clinic_id = p.clinic_id and a.patient_id = p.id
     where p.clinic_id = $1 and p.deleted_time is null and a.user_ids <> '{}' order by p.id limit 4`,
    [clinic.clinicId],
  );
  const corrected = [
    { date_of_birth: '1971-03-04' },
    { date_of_birth: '1972-11-21', last_name: 'Łęcka' },
    { date_of_birth: null },
    { first_name: 'Zoë' },
  ];
  for (const [at, { id, version }] of known.entries()) {
    expect(isDomainError(await updatePatient(await clinic.as('Doctor'), id, version, corrected[at]))).toBe(false);
  }
  await expectActivityRows();
  const { rows: all } = await pool.query('select 1 from patients.patient_doctor');
  expect(all.length).toBeGreaterThan(PATIENTS / 2);
});

test('of two concurrent updates of one patient’s visits, the later one sees the earlier one', async () => {
  const { database } = app();
  const [id] = await database.transaction((tx) =>
    insertPatientsInBulk(tx, clinicId, [{ ...PLAIN, last_name: 'Early' } as unknown as BulkPatient], app().clock()),
  );
  let seen: string[] = [];
  const visit = (doctor: string) =>
    database.transaction((tx) =>
      keepActivity(tx, clinicId, [id!], async () => {
        const { rows } = await sql<{ user_ids: string[] }>`
          select user_ids from patients.patient_activity where patient_id = ${id!}`.execute(tx);
        seen = [...(rows[0]?.user_ids ?? []), doctor].toSorted();
        return [{ patientId: id!, lastVisit: null, nextVisit: null, userIds: seen }];
      }),
    );
  await Promise.all(DOCTORS.map(visit));
  expect(seen).toEqual(DOCTORS);
  await expectActivityRows();
});

async function expectActivityRows(): Promise<void> {
  const { rows } = await app().database.pool.query(
    `with person as (select clinic_id, id, date_of_birth, case when deleted_time is null then last_key end as last_key,
       case when deleted_time is null then first_key end as first_key from patients.patient),
     kept as (select clinic_id, patient_id, user_id, date_of_birth, last_key, first_key from patients.patient_doctor
       union all select clinic_id, patient_id, null, null, last_key, first_key from patients.patient_activity
       union all select clinic_id, patient_id, null, null, last_key, first_key from patients.patient_tag),
     said as (select a.clinic_id, a.patient_id, u.user_id, p.date_of_birth, p.last_key, p.first_key
       from patients.patient_activity a, unnest(a.user_ids) u(user_id), person p
       where p.clinic_id = a.clinic_id and p.id = a.patient_id
       union all select p.clinic_id, p.id, null, null, p.last_key, p.first_key
       from person p join patients.patient_activity a on a.clinic_id = p.clinic_id and a.patient_id = p.id
       union all select p.clinic_id, p.id, null, null, p.last_key, p.first_key
       from person p join patients.patient_tag t on t.clinic_id = p.clinic_id and t.patient_id = p.id)
     (table kept except all table said) union all (table said except all table kept)`,
  );
  expect(rows).toEqual([]);
}

const MAYBE = {
  tags: () => [oneOf(TAGS), oneOf(TAGS), oneOf(TAGS)].slice(0, 1 + below(3)),
  allTags: () => [...new Set([oneOf(TAGS), oneOf(TAGS)])],
  doctor: () => oneOf(DOCTORS),
  lastVisit: () => oneOf([{ from: ago(30) }, { before: ago(10) }, { from: ago(12), before: ago(10) }]),
  nextVisit: () => oneOf([{ from: ago(-3) }, { from: ago(-5), before: ago(-9) }]),
  noneSince: () => ago(20),
  birthdays: () =>
    oneOf([
      [{ from: 1121, to: 1121 }],
      [{ from: 228, to: 229 }],
      [{ from: 1101, to: 1131 }],
      [
        { from: 1230, to: 1231 },
        { from: 101, to: 228 },
      ],
    ]),
  bornAfter: () => date(),
  bornUntil: () => date(),
  gender: () => 'Female',
  words: () => oneOf([['ad'], ['smi'], ['adam', 'smi'], ['li', 'jo'], ['nobody']]),
} satisfies { [Part in keyof PatientFilter]?: () => PatientFilter[Part] };

const ago = (days: number): Date => new Date(NOW - days * DAY);

function anyFilter(parts: number): PatientFilter {
  for (;;) {
    const some = Object.entries(MAYBE).filter(() => below(4) === 0);
    const filter = { words: [], ...Object.fromEntries(some.map(([part, make]) => [part, make()])) } as PatientFilter;
    if (filterPredicatesOf(clinicId, filter).length >= parts) return filter;
  }
}

const ORDERS = [
  null,
  ...(['last_name', 'first_name', 'record_number', 'date_of_birth', 'created_time', 'updated_time'] as const).flatMap(
    (by): PatientOrder[] => [
      { by, descending: false },
      { by, descending: true },
    ],
  ),
];

// Bounds that force each of the reading strategies.
const WAYS: Record<string, Bounds> = {
  'from the most selective predicate': { few: PATIENTS, counted: 1, steps: 1, some: 1 },
  'from the intersection of predicates': { few: 0, counted: PATIENTS, steps: 1, some: 1 },
  'in sort order': { few: 0, counted: 1, steps: PATIENTS, some: 1 },
  'in sort order, with too many steps': { few: 0, counted: 1, steps: 30, some: PATIENTS },
  'in sort order, to its end': { few: 0, counted: 1, steps: 5, some: 1 },
  'with mixed limits': { few: 40, counted: 15, steps: 40, some: 60 },
};

test.each(Object.entries(WAYS))('a list read %s is complete and in order', async (_way, bounds) => {
  const { database } = app();
  for (let turn = 0; turn < 60; turn += 1) {
    const filter = anyFilter(bounds.counted === PATIENTS ? 2 : 1);
    const order = oneOf(ORDERS);
    const expected = await plainly(filter, order);
    const take = 1 + below(50);
    const found: string[] = [];
    for (let skip = 0; ; skip += take) {
      const page = { skip, take };
      const folded = foldVisits(filter);
      const filterPredicates = filterPredicatesOf(clinicId, folded);
      const listing = {
        filter: folded,
        filterPredicates,
        order,
        page,
        reading: { columns: ['id'] as const, tags: true },
      };
      const { patients, count } = await listFiltered(database, clinicId, listing, bounds);
      expect([filter, order, Math.min(count, bounds.counted + 1)]).toEqual([
        ...[filter, order],
        Math.min(expected.length, bounds.counted + 1),
      ]);
      found.push(...patients.map(({ id }) => id));
      if (patients.length < take) break;
    }
    expect([filter, order, found]).toEqual([filter, order, expected]);
  }
});

/** The same list from a straightforward query, without optimizations. */
async function plainly(filter: PatientFilter, order: PatientOrder | null): Promise<string[]> {
  const { tags, allTags, doctor, lastVisit, nextVisit, noneSince, birthdays, bornAfter, bornUntil, gender } = filter;
  const day = sql`to_char(x.date_of_birth, 'MMDD')::int`;
  const of = <T>(value: T | undefined, make: (value: T) => RawBuilder<unknown>): RawBuilder<unknown>[] =>
    value === undefined ? [] : [make(value)];
  const [word, ...others] = filter.words;
  const conditions = [
    sql`true`,
    ...of(tags, (any) => sql`x.tags && ${any}::text[]`),
    ...of(allTags, (all) => sql`x.tags @> ${all}::text[]`),
    ...of(doctor, (id) => sql`${id}::uuid = any(x.user_ids)`),
    ...of(lastVisit?.from, (from) => sql`x.last_visit >= ${from}`),
    ...of(lastVisit?.before, (before) => sql`x.last_visit < ${before}`),
    ...of(nextVisit?.from, (from) => sql`x.next_visit >= ${from}`),
    ...of(nextVisit?.before, (before) => sql`x.next_visit < ${before}`),
    ...of(noneSince, (since) => sql`(x.last_visit is null or x.last_visit < ${since})`),
    ...of(
      birthdays,
      (list) =>
        sql`(${sql.join(
          list.map(({ from, to }) => sql`${day} between ${from} and ${to}`),
          sql` or `,
        )})`,
    ),
    ...of(bornAfter, (after) => sql`x.date_of_birth > ${after}::date`),
    ...of(bornUntil, (until) => sql`x.date_of_birth <= ${until}::date`),
    ...of(gender ?? undefined, (is) => sql`x.gender = ${is}`),
    ...others.map((each) => sql`strpos(x.search_text, ${each}) > 0`),
    ...of(word, (is) =>
      is.length < 3
        ? sql`(starts_with(x.last_key, ${is}) or starts_with(x.first_key, ${is}))`
        : sql`strpos(x.search_text, ${is}) > 0`,
    ),
  ];
  const { rows } = await sql<{ id: string }>`
    select x.id from (
      select p.*, a.last_visit, a.next_visit, a.user_ids,
        array(select tag from patients.patient_tag t where t.clinic_id = p.clinic_id and t.patient_id = p.id) as tags
      from patients.patient p left join patients.patient_activity a on a.clinic_id = p.clinic_id and a.patient_id = p.id
      where p.clinic_id = ${clinicId} and p.deleted_time is null) x
    where ${sql.join(conditions, sql` and `)} order by ${orderOf(word, order)}`.execute(app().database.kysely);
  return rows.map(({ id }) => id);
}

function orderOf(word: string | undefined, order: PatientOrder | null): RawBuilder<unknown> {
  if (order === null && word !== undefined) {
    const rank = sql`case when starts_with(x.last_key, ${word}) then 0 when starts_with(x.first_key, ${word}) then 1 else 2 end`;
    return sql`${rank}, case when ${rank} = 1 then x.first_key || chr(1) || x.last_key else x.last_key || chr(1) || x.first_key end, x.id`;
  }
  const end = order?.descending ? 'desc' : 'asc';
  const by = order?.by ?? 'last_name';
  if (by === 'last_name') return sql.raw(`x.last_key ${end}, x.first_key ${end}, x.id ${end}`);
  if (by === 'first_name') return sql.raw(`x.first_key ${end}, x.last_key ${end}, x.id ${end}`);
  if (by === 'date_of_birth') return sql.raw(`x.date_of_birth ${end} nulls last, x.id`);
  return sql.raw(`x.${by === 'created_time' ? 'id' : by} ${end}, x.id ${end}`);
}
