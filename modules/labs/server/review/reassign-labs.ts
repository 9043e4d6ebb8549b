import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { holdersOf } from '#practice/server';
import { TO_REVIEW } from '../results/reports.sql.ts';

/** Reassigns a member's results to review and open tests to a member who reviews results. */
export const reassignLabs: Reassignment = {
  id: 'labs.results',
  title: 'Lab results and open lab orders',
  takers: (db, clinicId) => holdersOf(db, clinicId, 'labs.review'),
  async count(db, clinicId, userId) {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from labs.report r where r.clinic_id = ${clinicId} and r.owner_id = ${userId} and ${TO_REVIEW})::int
        + (select count(*) from labs.test_order t where t.clinic_id = ${clinicId} and t.owner_id = ${userId} and t.deleted_time is null
          and t.status not in ('Reviewed', 'Cancelled'))::int as count`.execute(db);
    return rows[0]!.count;
  },
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    const { rows: results } = await columnsOf('labs.report', ['id', 'chain_id', 'patient_id', 'test_order_id'])
      .returned(sql`update labs.report r set owner_id = ${to}, version = version + 1
      where r.clinic_id = ${clinicId} and r.owner_id = ${from} and ${TO_REVIEW}`)
      .execute(tx);
    const { rows: tests } = await columnsOf('labs.test_order', ['group_id', 'patient_id'])
      .returned(sql`update labs.test_order t set owner_id = ${to}, version = version + 1
      where t.clinic_id = ${clinicId} and t.owner_id = ${from} and t.deleted_time is null and t.status not in ('Reviewed', 'Cancelled')`)
      .execute(tx);
    const changes = { owner_id: { before: from, after: to } };
    for (const { id, chain_id, patient_id, test_order_id } of results) {
      await recordChange(tx, ctx, {
        action: 'update',
        objectType: 'lab_result',
        objectId: id,
        patientId: patient_id,
        changes,
      });
      await publish(tx, { clinicId, topic: 'labs.result-changed', body: { id, chain_id, patient_id, test_order_id } });
    }
    for (const [id, [test]] of Map.groupBy(tests, ({ group_id }) => group_id)) {
      await recordChange(tx, ctx, {
        action: 'update',
        objectType: 'lab_order',
        objectId: id,
        patientId: test!.patient_id,
        changes,
      });
      await publish(tx, {
        clinicId,
        topic: 'labs.order-changed',
        body: { id, patient_id: test!.patient_id, note_id: null },
      });
    }
  },
};
