import { recordChanges } from '#audit/server';
import { publishAll } from '#platform/outbox.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { isColour } from '#values/colour.ts';
import { cleanLine } from '#values/clean-text.ts';
import { addTagTo, isLacked, removeTagFrom } from './tags-in-bulk.sql.ts';

const MOST = 500;
const LONGEST_TAG = 50;

/**
 * Adds a tag to many patients, or removes it if `color` is null. Returns the patients that changed; those that already
 * had the tag, or didn't, are unchanged, so that an undo affects no one else. Added tags must be on the clinic's list,
 * and get its color. Each patient's change is audited.
 */
export async function tagPatients(
  ctx: RequestContext,
  patientIds: readonly string[],
  typed: string,
  color: string | null,
): Promise<{ patient_ids: string[] } | DomainError> {
  const clean = cleanLine(typed, 'Tag', LONGEST_TAG);
  if ('problem' in clean) return invalid([{ path: 'tag', message: clean.problem }]);
  const { text: tag } = clean;
  if (patientIds.length > MOST) return invalid([{ path: 'patient_ids', message: `Choose at most ${MOST} patients.` }]);
  if (tag === '') return invalid([{ path: 'tag', message: 'Enter a tag.' }]);
  if (color !== null && !isColour(color)) return invalid([{ path: 'color', message: 'Enter a color, e.g. #1f77b4.' }]);
  const { actor, app } = ctx;
  return app.database.transaction(async (tx): Promise<{ patient_ids: string[] } | DomainError> => {
    const listed = color === null ? null : (await readClinic(tx, actor.clinicId)).tags.find((each) => each.tag === tag);
    if (listed === undefined && (await isLacked(tx, actor.clinicId, patientIds, tag)))
      return invalid([{ path: 'tag', message: 'This tag is not in the clinic’s list' }]);
    const changed =
      listed === null
        ? await removeTagFrom(tx, actor.clinicId, patientIds, tag)
        : listed === undefined
          ? []
          : await addTagTo(tx, actor.clinicId, patientIds, tag, listed.color);
    await recordChanges(
      tx,
      ctx,
      changed.map((id) => ({
        action: 'update' as const,
        objectType: 'patient',
        objectId: id,
        patientId: id,
        changes: { patient_tags: color === null ? { before: tag, after: null } : { before: null, after: tag } },
      })),
    );
    await publishAll(
      tx,
      changed.map((id) => ({ clinicId: actor.clinicId, topic: 'patients.patient-changed', body: { id } })),
    );
    return { patient_ids: changed };
  });
}
