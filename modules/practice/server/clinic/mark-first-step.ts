import { recordChange } from '#audit/server';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readFirstSteps, stepsOf, type StepState } from './read-first-steps.ts';

/** Marks a setup step as done, or removes the mark; only steps that can be marked. Idempotent. */
export async function markFirstStep(
  ctx: RequestContext,
  id: string,
  isDone: boolean,
): Promise<StepState | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId } = actor;
  if (!stepsOf(ctx).some((step) => step.id === id && step.canMark === true)) return notFound('step');
  await app.database.transaction(async (tx) => {
    const changed = isDone
      ? await tx
          .insertInto('practice.first_step_mark')
          .values({ clinic_id: clinicId, step_id: id, marked_by: userId, marked_time: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('step_id')
          .execute()
      : await tx
          .deleteFrom('practice.first_step_mark')
          .where('clinic_id', '=', clinicId)
          .where('step_id', '=', id)
          .returning('step_id')
          .execute();
    if (changed.length === 0) return;
    const changes = { [id]: { before: !isDone, after: isDone } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'first_step', objectId: clinicId, changes });
  });
  return (await readFirstSteps(ctx)).find((step) => step.id === id) ?? notFound('step');
}
