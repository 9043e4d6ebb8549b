import { sql } from 'kysely';
import type { Reassignment } from '#platform/module.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { holdersOf } from '#practice/server';
import { recordRequest } from '../records/record-request.ts';

/**
 * Reassigns a member's waiting renewals and changes, and the prescriptions prepared for them, to a member with
 * permission to send.
 */
export const reassignRequests: Reassignment = {
  id: 'prescribing.requests',
  title: 'Renewal and change requests of pharmacies',
  takers: (db, clinicId) => holdersOf(db, clinicId, 'prescribing.send'),
  count: (db, clinicId, userId) =>
    countRows(
      db,
      sql`prescribing.pharmacy_request
        where clinic_id = ${clinicId} and prescriber_id = ${userId} and state = 'Waiting' and deleted_time is null`,
    ),
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    const moved = await tx
      .updateTable('prescribing.pharmacy_request')
      .set((eb) => ({ prescriber_id: to, version: eb('version', '+', 1) }))
      .where('clinic_id', '=', clinicId)
      .where('prescriber_id', '=', from)
      .where('state', '=', 'Waiting')
      .where('deleted_time', 'is', null)
      .returning(['id', 'patient_id'])
      .execute();
    for (const request of moved)
      await recordRequest(tx, ctx, 'update', request, { prescriber_id: { before: from, after: to } });
  },
};
