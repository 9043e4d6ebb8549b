import { recordChanges } from '#audit/server';
import type { TaggedRecords } from '#platform/module.ts';
import { countTags, putTag, recolourTag, removeTag } from './tags-in-bulk.sql.ts';

// Batch size of audit entries per statement.
const AT_ONCE = 2000;

/** Applies changes of the clinic's tag list to tagged patients. */
export const patientTags: TaggedRecords = {
  count: countTags,
  async retag(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    if (to !== null && to.tag === from) return recolourTag(tx, clinicId, from, to.color);
    const ids = await removeTag(tx, clinicId, from);
    if (to !== null) await putTag(tx, clinicId, ids, to.tag, to.color);
    const changes = { patient_tags: { before: from, after: to?.tag ?? null } };
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      await recordChanges(
        tx,
        ctx,
        ids
          .slice(at, at + AT_ONCE)
          .map((id) => ({ action: 'update', objectType: 'patient', objectId: id, patientId: id, changes })),
      );
    }
    return ids.length;
  },
};
