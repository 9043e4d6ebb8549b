import { sql } from 'kysely';
import { recordChanges } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { publishAll } from '#platform/outbox.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { holdersOf } from '#practice/server';

/**
 * Notes waiting for a member's cosignature, and the rules that name the member: otherwise new notes would keep waiting
 * for them.
 */
export const notesToCosign: Reassignment = {
  id: 'chart.cosignatures',
  title: 'Notes to cosign',
  count: (db, clinicId, userId) =>
    countRows(
      db,
      sql`(select 1 from chart.chart_note where clinic_id = ${clinicId} and cosigner_id = ${userId}
          and cosign_state = 'waiting' and deleted_time is null
        union all select 1 from chart.cosign_rule where clinic_id = ${clinicId} and cosigner_id = ${userId}) waiting`,
    ),
  takers: (db, clinicId) => holdersOf(db, clinicId, 'chart.sign'),
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    // Users can't cosign what they signed: such notes go to any user with the permission.
    const rows = await tx
      .updateTable('chart.chart_note')
      .set((eb) => ({
        cosigner_id: sql`nullif(${to}::uuid, signer_id)`,
        version: eb('version', '+', 1),
        updated_time: ctx.now,
      }))
      .where('clinic_id', '=', clinicId)
      .where('cosigner_id', '=', from)
      .where('cosign_state', '=', 'waiting')
      .where('deleted_time', 'is', null)
      .returning(['id', 'patient_id', 'version', 'cosigner_id'])
      .execute();
    const rules = await tx
      .updateTable('chart.cosign_rule')
      .set((eb) => ({
        cosigner_id: sql`nullif(${to}::uuid, author_id)`,
        version: eb('version', '+', 1),
        updated_time: ctx.now,
      }))
      .where('clinic_id', '=', clinicId)
      .where('cosigner_id', '=', from)
      .returning(['author_id', 'cosigner_id'])
      .execute();
    const changed = (after: string | null) => ({ cosigner_id: { before: from, after } });
    await recordChanges(tx, ctx, [
      ...rows.map(({ id, patient_id: patientId, cosigner_id }) => ({
        action: 'update' as const,
        objectType: 'chart_note',
        objectId: id,
        patientId,
        changes: changed(cosigner_id),
      })),
      ...rules.map(({ author_id: objectId, cosigner_id }) => ({
        action: 'update' as const,
        objectType: 'chart_cosign_rule',
        objectId,
        changes: changed(cosigner_id),
      })),
    ]);
    await publishAll(
      tx,
      rows.map(({ id, patient_id, version }) => ({
        clinicId,
        topic: 'chart.note-changed',
        body: { id, patient_id, signed: true, version, part: 'cosign' },
      })),
    );
  },
};
