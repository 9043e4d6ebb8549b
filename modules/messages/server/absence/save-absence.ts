import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import { addJob } from '#platform/jobs.ts';
import { newId } from '#platform/id.ts';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type AbsenceFields, checkAbsence } from '../../rules/index.ts';
import { HAND_OVER_JOB } from '../readers/hand-over.ts';
import { memberWriter } from '../writer.ts';
import { absences, type AbsenceRow, readAbsence } from './absences.sql.ts';

/** Returns the caller's current or upcoming absence, or null. */
export async function ownAbsence({ app, actor, now }: RequestContext): Promise<AbsenceRow | null> {
  const absence = await readAbsence(app.database.kysely, actor.clinicId, actor.userId);
  return absence === null || absence.last_day < dayIn(actor.timeZone, now) ? null : absence;
}

/**
 * Saves the caller's absence and automatic reply. A current or upcoming absence is updated without repeating replies;
 * STALE_VERSION if it differs from `version`.
 */
export async function saveAbsence(
  ctx: RequestContext,
  input: AbsenceFields,
  version: number | null,
): Promise<AbsenceRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId } = actor;
  const today = dayIn(actor.timeZone, now);
  const checked = checkAbsence(input, today);
  if (Array.isArray(checked)) return invalid(checked.map(({ path, message }) => ({ path: `input.${path}`, message })));
  const fields = { first_day: checked.firstDay, last_day: checked.lastDay, answer: checked.answer };
  return app.database.transaction(async (tx) => {
    await lockMember(tx, clinicId, userId);
    const standing = await readAbsence(tx, clinicId, userId, true);
    const current = standing !== null && standing.last_day >= today ? standing : null;
    if ((current?.version ?? null) !== version)
      return domainError(
        'STALE_VERSION',
        'Your automatic reply was changed in another window. Open it again.',
        'Not saved',
      );
    if (standing !== null && current === null) await absences.update(tx, actor, standing.id, { ended_time: now });
    const saved =
      current === null
        ? await absences.insert(tx, actor, { id: newId(), user_id: userId, ...fields, created_time: now })
        : await absences.update(tx, actor, current.id, { ...fields, version: current.version + 1 });
    if (saved === null) throw new Error('messages: a locked absence is missing');
    await memberWriter(ctx).note(tx, {
      action: current === null ? 'create' : 'update',
      objectType: 'message_absence',
      objectId: saved.id,
      changes: { days: { before: current === null ? null : daysOf(current), after: daysOf(saved) } },
    });
    await addJob(tx, HAND_OVER_JOB, { clinicId }, { key: `${HAND_OVER_JOB}:${clinicId}` });
    return saved;
  });
}

const daysOf = ({ first_day, last_day }: AbsenceRow): string => `${first_day} to ${last_day}`;

/** Ends the caller's absence immediately: no more replies are sent. Idempotent. */
export async function endAbsence(ctx: RequestContext): Promise<{ ok: boolean }> {
  const { app, actor, now } = ctx;
  await app.database.transaction(async (tx) => {
    const standing = await readAbsence(tx, actor.clinicId, actor.userId, true);
    if (standing === null) return;
    await absences.update(tx, actor, standing.id, { ended_time: now });
    await memberWriter(ctx).note(tx, {
      action: 'update',
      objectType: 'message_absence',
      objectId: standing.id,
      reason: 'Ended',
    });
  });
  return { ok: true };
}

/** Serializes saves from several pages of one member. */
async function lockMember(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await tx
    .selectFrom('practice.member')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}
