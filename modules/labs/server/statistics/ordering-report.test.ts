import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import type { ReportRow } from '#platform/reports/report.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeLabsClinic } from '../testing/labs-clinic.ts';
import { orderingReport } from './ordering-report.ts';

const app = useTestApp();

test('counts every test once for each step that it reached, with the median number of days', async () => {
  const clinic = await makeLabsClinic(app(), null);
  const db = app().database.kysely;
  const { clinicId } = clinic;
  const patientId = await clinic.addPatient('Lang');
  const { rows: products } = await sql<{ test_code: string; test_name: string }>`
    select test_code, test_name from labs.test_product where clinic_id = ${clinicId} and deleted_time is null
      and questions = '[]'::jsonb and not is_limited order by test_code limit 2`.execute(db);
  const [one, other] = products as [(typeof products)[0], (typeof products)[0]];
  const set = async (
    id: string,
    status: string,
    days: number | null,
    disposition: string | null = null,
  ): Promise<void> => {
    await sql`update labs.test_order set status = ${status} where clinic_id = ${clinicId} and id = ${id}`.execute(db);
    await sql`update labs.order_group set sent_time = case when ${status} <> 'Ready' then created_time end
      where clinic_id = ${clinicId} and id = (select group_id from labs.test_order where clinic_id = ${clinicId} and id = ${id})`.execute(
      db,
    );
    if (days === null) return;
    const report = newId();
    const message = newId();
    await sql`insert into labs.message (clinic_id, id, direction, lab_id, control_id, message_type, content, content_hash, state, created_time)
      values (${clinicId}, ${message}, 'in', ${clinic.labId}, ${message}, 'ORU^R01', 'x', '\\x00', 'filed', now())`.execute(
      db,
    );
    await sql`insert into labs.report (clinic_id, id, chain_id, version_number, is_current, lab_id, message_id, patient_id, test_order_id,
        placer_number, filler_number, test_code, test_name, status, specimen, comment, reported_time, received_time, sent_patient,
        is_abnormal, is_critical, content_hash, order_time, sent_values)
      select ${clinicId}, ${report}, ${report}, 1, true, ${clinic.labId}, ${message}, ${patientId}, ${id}, 'p', 'f', 'c', 'n', 'final', '', '',
        now(), created_time + ${days} * interval '1 day', '{}', false, false, '\\x00', now(), '[]'
      from labs.test_order where clinic_id = ${clinicId} and id = ${id}`.execute(db);
    if (disposition !== null)
      await sql`insert into labs.review (clinic_id, id, report_id, user_id, disposition, comment, review_time)
        values (${clinicId}, ${newId()}, ${report}, ${clinic.doctor.actor.userId}, ${disposition}, '', now())`.execute(
        db,
      );
  };
  const order = async (code: string): Promise<string> => (await clinic.order(patientId, [code])).tests[0]!.id;
  await set(await order(one.test_code), 'Ready', null);
  await set(await order(one.test_code), 'Sent', null);
  await set(await order(one.test_code), 'Final', 1);
  await set(await order(one.test_code), 'Reviewed', 2, 'Patient told');
  await set(await order(one.test_code), 'Reviewed', 6, 'None needed');
  await set(await order(other.test_code), 'Cancelled', null);
  const draft = await order(other.test_code);
  await set(draft, 'Draft', null);
  const input = (more: object = {}) =>
    reportInput({
      clinicId,
      from: '2026-11-01',
      to: '2026-11-30',
      timeZone: 'America/New_York',
      now: app().clock(),
      breakdown: 'test',
      ...more,
    });
  const rows = await checkReport(orderingReport, db, input());
  expect(rows).toEqual([
    {
      key: one.test_code,
      name: one.test_name,
      ordered: 5,
      sent: 4,
      collected: 3,
      resulted: 3,
      reviewed: 2,
      told: 1,
      waiting: 2,
      cancelled: 0,
      days: 2,
    },
    {
      key: other.test_code,
      name: other.test_name,
      ordered: 1,
      sent: 1,
      collected: 0,
      resulted: 0,
      reviewed: 0,
      told: 0,
      waiting: 0,
      cancelled: 1,
      days: null,
    },
  ]);
  expect(await orderingReport.foot!(db, input())).toEqual({ days: 2 });
  const total = (all: ReportRow[]): number => all.reduce((sum, row) => sum + Number(row['ordered']), 0);
  for (const breakdown of ['lab', 'provider', 'month'])
    expect(total(await checkReport(orderingReport, db, input({ breakdown })))).toBe(6);
  expect(total(await orderingReport.read(db, input({ filters: { provider: newId() } })))).toBe(0);
  expect(total(await orderingReport.read(db, input({ filters: { lab: clinic.labId } })))).toBe(6);
  expect(await orderingReport.read(db, input({ clinicId: newId() }))).toEqual([]);
  expect(await orderingReport.filters[0]!.options(db, clinicId)).toEqual([
    { value: clinic.labId, label: 'Bayside Laboratory' },
  ]);
  expect(await orderingReport.filters[1]!.options(db, clinicId)).toHaveLength(1);
});
