import { recordChanges } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { publishAll } from '#platform/outbox.ts';
import { holdersOf } from '#practice/server';
import { countUnsigned, passOnUnsigned } from './unsigned-notes.sql.ts';

/** A member's unsigned notes, for reassignment to a user who may sign and completes them. */
export const unsignedNotes: Reassignment = {
  id: 'chart.notes',
  title: 'Unsigned notes',
  count: countUnsigned,
  takers: (db, clinicId) => holdersOf(db, clinicId, 'chart.sign'),
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    const passed = await passOnUnsigned(tx, clinicId, from, to, ctx.now);
    if (passed.length === 0) return;
    await recordChanges(
      tx,
      ctx,
      passed.map(({ id, patient_id: patientId }) => ({
        action: 'update' as const,
        objectType: 'chart_note',
        objectId: id,
        patientId,
        changes: { author_id: { before: from, after: to } },
      })),
    );
    await publishAll(
      tx,
      passed.map(({ id, patient_id, version }) => ({
        clinicId,
        topic: 'chart.note-changed',
        body: { id, patient_id, signed: false, version },
      })),
    );
  },
};
