import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import type { PatientOrderBy, PatientWhere } from '../../api/registration.gen.ts';
import { keepActivity } from '../activity.sql.ts';
import { createAlert, updateAlert } from '../record/alerts.ts';
import { patients as module } from '../index.ts';
import { exportPatients } from '../search/export-patients.ts';
import { insertPatientsInBulk, type BulkPatient } from '../insert-patients-in-bulk.ts';
import { searchPatients } from '../search/search-patients.ts';
import { tagPatients } from '../tags/tag-patients.ts';

const app = useTestApp(new Date('2026-11-21T15:00:00Z'));
let clinic: TestClinic;
let ids: string[];
const doctor = '0197c000-0000-7000-8000-000000000001';

const person = (first_name: string, last_name: string, date_of_birth: string, more: object = {}): BulkPatient =>
  ({
    first_name,
    last_name,
    middle_name: null,
    nick_name: null,
    email: null,
    mobile: null,
    home_phone: null,
    work_phone: null,
    date_of_birth,
    deceased_date: null,
    gender: 'Female',
    gender_at_birth: null,
    race: null,
    ethnicity: null,
    preferred_language: null,
    emergency_contact_name: null,
    emergency_contact_phone: null,
    note1: null,
    note2: null,
    mailing_address: null,
    ...more,
  }) as unknown as BulkPatient;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules, [{ tag: 'VIP', color: '#aabbcc' }]);
  ids = await app().database.transaction((tx) =>
    insertPatientsInBulk(
      tx,
      clinic.clinicId,
      [
        person('John', 'Smith', '1980-11-21', { gender: 'Male', tags: [{ tag: 'VIP', color: '#112233' }] }),
        person('Maria', 'Łęcka', '1950-11-25'),
        person('Ada', 'Quist', '2020-01-02', { tags: [{ tag: 'Asthma', color: '#112233' }] }),
      ],
      app().clock(),
    ),
  );
  await app().database.transaction((tx) =>
    keepActivity(tx, clinic.clinicId, ids.slice(0, 2), async () => [
      { patientId: ids[0]!, lastVisit: new Date('2026-11-01T15:00:00Z'), nextVisit: null, userIds: [doctor] },
      {
        patientId: ids[1]!,
        lastVisit: new Date('2024-05-01T15:00:00Z'),
        nextVisit: new Date('2026-12-01T15:00:00Z'),
        userIds: [],
      },
    ]),
  );
});

test.each([null, { date_of_birth: 'asc' }] as const)(
  'a two-letter search counts the patients it lists, alone and with a tag (sorted: %o)',
  async (orderBy) => {
    for (const [search, tags, count] of [
      ['sm', undefined, 1],
      ['jo', ['VIP'], 1],
      ['sm', ['Asthma'], 0],
      ['jo smith', ['VIP'], 1],
    ] as const) {
      const page = await listed({ search, ...(tags && { tags: [...tags] }) }, orderBy);
      expect([search, page.count, page.patients.length]).toEqual([search, count, count]);
    }
    // Fragments inside names are neither found nor counted.
    expect((await listed({ search: 'mi', tags: ['VIP'] }, orderBy)).count).toBe(0);
  },
);

async function listed(where: PatientWhere, orderBy: PatientOrderBy | null = null) {
  return must(
    await searchPatients(await clinic.as('Doctor'), {
      where,
      orderBy,
      skip: 0,
      take: 20,
      counted: true,
      reading: { visits: true, alerts: true },
    }),
  );
}
const names = async (where: PatientWhere, orderBy: PatientOrderBy | null = null): Promise<string[]> =>
  (await listed(where, orderBy)).patients.map(({ first_name }) => first_name);

describe('the list', () => {
  test.each<[string, PatientWhere, string[]]>([
    ['one of several tags', { tags: ['VIP', 'Asthma'] }, ['Ada', 'John']],
    ['a tag and a gender', { tags: ['VIP', 'Asthma'], gender: { equals: 'Male' } }, ['John']],
    ['a tag and a doctor', { tags: ['VIP', 'Asthma'], doctor_id: doctor }, ['John']],
    ['a tag and a word', { tags: ['VIP'], search: 'smi' }, ['John']],
    ['every tag', { all_tags: ['VIP'] }, ['John']],
    ['every tag of two', { all_tags: ['VIP', 'Asthma'] }, []],
    ['no such tag', { tags: ['Nobody'] }, []],
    ['a doctor', { doctor_id: doctor }, ['John']],
    ['a last visit from', { last_visit: { from: '2026-11-01' } }, ['John']],
    ['a last visit up to', { last_visit: { to: '2026-10-31' } }, ['Maria']],
    ['no visit since', { last_visit: { none_since: '2026-01-01' } }, ['Maria', 'Ada']],
    ['a next visit', { next_visit: { from: '2026-11-21' } }, ['Maria']],
    ['a birthday today', { birthday: 'today' }, ['John']],
    ['a birthday this week', { birthday: 'week' }, ['Maria', 'John']],
    ['an age', { age: { from: 40, to: 60 } }, ['John']],
    ['an age and a doctor', { age: { from: 70 }, doctor_id: doctor }, []],
  ])('is filtered by %s', async (_what, where, expected) => {
    expect((await names(where)).toSorted()).toEqual(expected.toSorted());
    expect((await listed(where)).count).toBe(expected.length);
  });

  test('sorts as requested', async () => {
    expect(await names({}, { date_of_birth: 'desc' })).toEqual(['Ada', 'John', 'Maria']);
    expect(await names({}, { first_name: 'desc' })).toEqual(['Maria', 'John', 'Ada']);
    expect(await names({ tags: ['VIP', 'Asthma'] }, { user_patient_id: 'asc' })).toEqual(['John', 'Ada']);
  });

  test('shows the last and next visit', async () => {
    const { patients } = await listed({ search: 'lecka' });
    expect(patients[0]).toMatchObject({ next_visit: new Date('2026-12-01T15:00:00Z'), alerts: [] });
  });
});

describe('a search with typos', () => {
  test.each([
    ['Jonh Smth', 'John'],
    ['smith jonh', 'John'],
    ['Lecak', 'Maria'],
    ['Quits', 'Ada'],
    ['May 3', undefined],
    ['Zzyzx', undefined],
    ['Jan 2, 2020', 'Ada'],
    ['21 November 1980', 'John'],
  ])('%s finds %s', async (search, first) => {
    expect((await names({ search }))[0]).toBe(first);
  });

  test('reports when results are guesses, and only then', async () => {
    expect((await listed({ search: 'jonh' })).similar).toBe(true);
    expect((await listed({ search: 'john' })).similar).toBe(false);
  });

  test('returns no guesses from another clinic', async () => {
    const other = await makeTestClinic(app(), module.accessRules);
    const page = await searchPatients(await other.as('Doctor'), {
      where: { search: 'jonh' },
      orderBy: null,
      skip: 0,
      take: 20,
      counted: true,
      reading: {},
    });
    expect(page).toMatchObject({ count: 0, patients: [] });
  });
});

describe('tagging many patients', () => {
  test('adds and removes a tag, and publishes an event per patient', async () => {
    const ctx = await clinic.as('Front desk');
    const given = await tagPatients(ctx, ids, 'VIP', '#AABBCC');
    expect(given).toEqual({ patient_ids: expect.arrayContaining([ids[1], ids[2]]) });
    expect((given as { patient_ids: string[] }).patient_ids).toHaveLength(2);
    expect(await names({ tags: ['VIP'] })).toHaveLength(3);
    const { rows } = await app().database.pool.query(
      `select changes from audit.inbox where patient_id = $1 and action = 'update'`,
      [ids[1]],
    );
    expect(rows[0].changes.patient_tags).toEqual({ before: null, after: 'VIP' });
    const back = await tagPatients(ctx, [ids[1]!, ids[2]!], 'VIP', null);
    expect((back as { patient_ids: string[] }).patient_ids).toHaveLength(2);
    expect(await names({ tags: ['VIP'] })).toEqual(['John']);
  });

  test('accepts tags of the clinic’s list, in its color, and rejects others, which can still be removed', async () => {
    const ctx = await clinic.as('Front desk');
    const unlisted = {
      code: 'BAD_USER_INPUT',
      issues: [{ path: 'tag', message: 'This tag is not in the clinic’s list' }],
    };
    expect(await tagPatients(ctx, ids, 'Asthma', '#112233')).toMatchObject(unlisted);
    expect(await tagPatients(ctx, [ids[2]!], 'Asthma', '#112233')).toEqual({ patient_ids: [] });
    expect(await tagPatients(ctx, [ids[1]!], 'VIP', '#000000')).toEqual({ patient_ids: [ids[1]] });
    const { rows } = await app().database.pool.query(
      `select tag, color from patients.patient_tag where patient_id = any($1) order by tag`,
      [[ids[1], ids[2]]],
    );
    expect(rows).toEqual([
      { tag: 'Asthma', color: '#112233' },
      { tag: 'VIP', color: '#aabbcc' },
    ]);
    expect(await tagPatients(ctx, [ids[1]!], 'VIP', null)).toEqual({ patient_ids: [ids[1]] });
  });

  test('rejects more than 500 patients, an empty tag and an invalid color', async () => {
    const ctx = await clinic.as('Front desk');
    const many = Array.from({ length: 501 }, () => ids[0]!);
    for (const wrong of [
      tagPatients(ctx, many, 'x', '#000000'),
      tagPatients(ctx, ids, '  ', '#000000'),
      tagPatients(ctx, ids, 'x', 'red'),
      tagPatients(ctx, ids, 'turned \u202e round', '#000000'),
    ])
      expect(isDomainError(await wrong)).toBe(true);
  });
});

describe('an alert', () => {
  test('is in the record until it is deleted, and version conflicts are reported', async () => {
    const ctx = await clinic.as('Nurse');
    const alert = must(await createAlert(ctx, ids[0]!, { alert_text: ' Fall  risk ', severity: 'critical' }));
    expect((await listed({ search: 'john' })).patients[0]!.alerts).toMatchObject([{ alert_text: 'Fall risk' }]);
    const changed = await updateAlert(ctx, alert.id, 1, { alert_text: 'Falls', severity: 'warning' });
    expect(changed).toMatchObject({ version: 2, alert_text: 'Falls' });
    expect(((await updateAlert(ctx, alert.id, 1, null)) as DomainError).code).toBe('STALE_VERSION');
    await updateAlert(ctx, alert.id, 2, null);
    expect((await listed({ search: 'john' })).patients[0]!.alerts).toEqual([]);
    expect(((await updateAlert(ctx, alert.id, 3, null)) as DomainError).code).toBe('NOT_FOUND');
  });

  test('is rejected without text and for unknown patients', async () => {
    const ctx = await clinic.as('Nurse');
    for (const alert_text of [' ', 'Fall \u202e risk', 'x'.repeat(201)])
      expect(isDomainError(await createAlert(ctx, ids[0]!, { alert_text, severity: 'info' }))).toBe(true);
    expect(((await createAlert(ctx, doctor, { alert_text: 'x', severity: 'info' })) as DomainError).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('an export', () => {
  const entries = async () =>
    (
      await app().database.pool.query(
        `select reason from audit.inbox where clinic_id = $1 and action = 'export' order by time, id`,
        [clinic.clinicId],
      )
    ).rows.map(({ reason }: { reason: string }) => reason);
  const query = (where: PatientWhere, skip = 0, take = 1000) => ({
    where,
    orderBy: { last_name: 'asc' as const },
    skip,
    take,
    reading: { addresses: false, allergies: false },
  });

  test('is returned with its audit entry, page by page, also for selected rows', async () => {
    const manager = await clinic.as('Manager');
    const all = must(await exportPatients(manager, query({}), 'csv'));
    expect(all.patients.map(({ id }) => id)).toHaveLength(3);
    must(await exportPatients(manager, query({}, 2, 2), 'excel'));
    must(await exportPatients(manager, query({ id: { in: [ids[0]!] } }), 'excel'));
    expect(await entries()).toEqual([
      '3 patients as csv',
      '1 patient as excel, after the first 2',
      '1 patient as excel',
    ]);
  });

  test('is not returned if the audit log can’t be written', async () => {
    const manager = await clinic.as('Manager');
    const broken = { ...manager, actor: { ...manager.actor, sessionId: 'no session' } };
    await expect(exportPatients(broken, query({}), 'csv')).rejects.toThrow();
    expect(await exportPatients(manager, query({}), 'pdf')).toMatchObject({ issues: [{ path: 'format' }] });
    expect(await entries()).toHaveLength(3);
  });
});
