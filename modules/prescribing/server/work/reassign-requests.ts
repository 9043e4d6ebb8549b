import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { holdersOf } from '#practice/server';
import { publishRequest } from '../records/note-request.ts';

/** Renewals and changes that wait for a member, and what was prepared for them: somebody who may send takes them over. */
export const reassignRequests: Reassignment = {
  id: 'prescribing.requests',
  title: 'Renewal and change requests of pharmacies',
  takers: (db, clinicId) => holdersOf(db, clinicId, 'prescribing.send'),
  async count(db, clinicId, userId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from prescribing.pharmacy_request
      where clinic_id = ${clinicId} and prescriber_id = ${userId} and state = 'Waiting' and deleted_time is null`.execute(
      db,
    );
    return rows[0]!.count;
  },
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    const { rows } = await sql<{ id: string; patient_id: string | null }>`
      update prescribing.pharmacy_request set prescriber_id = ${to}, version = version + 1
      where clinic_id = ${clinicId} and prescriber_id = ${from} and state = 'Waiting' and deleted_time is null
      returning id, patient_id`.execute(tx);
    for (const { id, patient_id: patientId } of rows) {
      const changes = { prescriber_id: { before: from, after: to } };
      await recordChange(tx, ctx, {
        action: 'update',
        objectType: 'pharmacy_request',
        objectId: id,
        patientId,
        changes,
      });
      await publishRequest(tx, clinicId, id);
    }
  },
};
