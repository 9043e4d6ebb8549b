import { sql } from 'kysely';
import { recordChanges } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { publishAll } from '#platform/outbox.ts';
import { holdersOf } from '#practice/server';

/** The notes that wait for a member's cosignature, and the rules that name them: without them the notes would wait forever. */
export const notesToCosign: Reassignment = {
  id: 'chart.cosignatures',
  title: 'Notes to cosign',
  async count(db, clinicId, userId) {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from chart.chart_note where clinic_id = ${clinicId} and cosigner_id = ${userId}
          and cosign_state = 'waiting' and deleted_time is null)::int
        + (select count(*) from chart.cosign_rule where clinic_id = ${clinicId} and cosigner_id = ${userId})::int as count`.execute(
      db,
    );
    return rows[0]!.count;
  },
  takers: (db, clinicId) => holdersOf(db, clinicId, 'chart.sign'),
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    // Nobody cosigns what they signed: that goes to anyone who may.
    const { rows } = await sql<{ id: string; patient_id: string; version: number; cosigner_id: string | null }>`
      update chart.chart_note set cosigner_id = nullif(${to}::uuid, signer_id), version = version + 1, updated_time = ${ctx.now}
      where clinic_id = ${clinicId} and cosigner_id = ${from} and cosign_state = 'waiting' and deleted_time is null
      returning id, patient_id, version, cosigner_id`.execute(tx);
    const { rows: rules } = await sql<{ author_id: string; cosigner_id: string | null }>`
      update chart.cosign_rule set cosigner_id = nullif(${to}::uuid, author_id), version = version + 1, updated_time = ${ctx.now}
      where clinic_id = ${clinicId} and cosigner_id = ${from} returning author_id, cosigner_id`.execute(tx);
    const changed = (after: string | null) => ({ cosigner_id: { before: from, after } });
    await recordChanges(tx, ctx, [
      ...rows.map(({ id, patient_id: patientId, cosigner_id }) => ({
        ...{ action: 'update' as const, objectType: 'chart_note', objectId: id, patientId },
        changes: changed(cosigner_id),
      })),
      ...rules.map(({ author_id: objectId, cosigner_id }) => ({
        ...{ action: 'update' as const, objectType: 'chart_cosign_rule', objectId },
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
