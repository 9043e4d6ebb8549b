import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportInput } from '#platform/reports/report-input.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { type BulkPatient, insertPatientsInBulk, patients } from '../index.ts';
import { newByMonth } from './new-by-month.ts';

const app = useTestApp();

test('counts records in the month of their creation, in the clinic’s time zone, without imported and deleted ones', async () => {
  const { clinicId } = await makeTestClinic(app(), patients.accessRules);
  const person = {
    gender: 'Female',
    date_of_birth: '1980-05-01',
    mailing_address: null,
    deceased_date: null,
    tags: [],
  };
  const times = [
    '2026-10-01T04:00:00Z',
    '2026-11-01T03:59:59Z',
    '2026-11-01T04:00:00Z',
    '2026-11-10T04:00:00Z',
    '2026-11-11T04:00:00Z',
  ];
  const ids: string[] = [];
  for (const time of times)
    ids.push(
      ...(await app().database.transaction((tx) =>
        insertPatientsInBulk(
          tx,
          clinicId,
          [{ ...person, first_name: 'Ada', last_name: 'Lang' } as unknown as BulkPatient],
          new Date(time),
        ),
      )),
    );
  const db = app().database.kysely;
  await sql`update patients.patient set deleted_time = now() where clinic_id = ${clinicId} and id = ${ids[3]}`.execute(
    db,
  );
  await sql`update patients.patient set import_key = 'a' where clinic_id = ${clinicId} and id = ${ids[4]}`.execute(db);
  const input = reportInput({
    clinicId,
    from: '2026-10-01',
    to: '2026-11-23',
    timeZone: 'America/New_York',
    now: app().clock(),
  });
  const rows = await checkReport(newByMonth, db, input);
  expect(rows.toSorted((one, other) => String(one['key']).localeCompare(String(other['key'])))).toEqual([
    { key: '2026-10', new_patients: 2 },
    { key: '2026-11', new_patients: 1 },
  ]);
});
