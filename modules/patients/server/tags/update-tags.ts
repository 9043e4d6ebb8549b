import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { invalid, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { foldName, MOST_TAGS } from '../../rules/index.ts';
import { lockPatient, type Patient, readPatients } from '../patients.sql.ts';
import { notifyPatient } from '../record-change.ts';
import { writeTags } from '../record/record-lists.sql.ts';

/** A tag on a patient. */
export interface Tag {
  tag: string;
  color: string;
}

/**
 * Sets the tags of a patient: from the clinic's list, or existing ones of the patient. `was` are the tags the user
 * started from.
 */
export async function updateTags(
  ctx: RequestContext,
  patientId: string,
  tags: readonly string[],
  was: readonly string[] | null,
): Promise<Patient | DomainError> {
  const { actor, app } = ctx;
  if (tags.length > MOST_TAGS)
    return invalid([{ path: 'tags', message: `A patient can have at most ${MOST_TAGS} tags` }]);
  return app.database.transaction(async (tx) => {
    if ((await lockPatient(tx, actor.clinicId, patientId)) === null) return notFound('patient');
    const before = await tagsOf(tx, actor.clinicId, patientId);
    if (was !== null && namesOf(before).join('\n') !== was.toSorted(byWord).join('\n'))
      return versionConflict('patient’s tags');
    const choices = new Map([...before, ...(await clinicTags(tx, actor.clinicId))].map((each) => [each.tag, each]));
    const unknown = tags.findIndex((tag) => !choices.has(tag));
    if (unknown >= 0)
      return invalid([{ path: `tags.${unknown}.tag`, message: 'This tag is not in the clinic’s list' }]);
    const after = [...new Set(tags)].map((tag) => choices.get(tag)!);
    await writeTags(tx, actor.clinicId, patientId, after);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'patient',
      objectId: patientId,
      patientId,
      changes: { tags: { before: namesOf(before).join(', '), after: namesOf(after).join(', ') } },
    });
    await notifyPatient(tx, ctx, patientId);
    const [patient] = await readPatients(tx, actor.clinicId, [patientId], ALL);
    return patient!;
  });
}

/**
 * Returns the tags of the clinic's list that contain the text, ignoring accents and case, then those that only this
 * patient has.
 */
export async function searchTags(ctx: RequestContext, text: string, patientId: string | null): Promise<Tag[]> {
  const { actor, app } = ctx;
  const db = app.database.kysely;
  const own = patientId === null ? [] : await tagsOf(db, actor.clinicId, patientId);
  const listed = await clinicTags(db, actor.clinicId);
  const rest = own.filter(({ tag }) => !listed.some((each) => each.tag === tag));
  const folded = foldName(text);
  return [...listed, ...rest].filter(({ tag }) => foldName(tag).includes(folded)).slice(0, 200);
}

const ALL = { tags: true, addresses: true, allergies: true, medications: true };

async function clinicTags(db: Parameters<typeof readClinic>[0], clinicId: string): Promise<Tag[]> {
  const clinic = await readClinic(db, clinicId);
  return clinic.tags.map(({ tag, color }) => ({ tag, color }));
}

async function tagsOf(db: Tx | Parameters<typeof readClinic>[0], clinicId: string, patientId: string): Promise<Tag[]> {
  const [patient] = await readPatients(db, clinicId, [patientId], { columns: ['id'], tags: true });
  return patient?.tags ?? [];
}

const byWord = (a: string, b: string): number => (a < b ? -1 : 1);
const namesOf = (tags: readonly Tag[]): string[] => tags.map(({ tag }) => tag).toSorted(byWord);
