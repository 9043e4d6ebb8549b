import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError, lockForSave, nameTaken } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { planForm } from '../../rules/index.ts';
import { posterOf } from '../poster.ts';
import { type PlanRow, readPlans } from './plans.sql.ts';

const REFUSALS = refusals({
  plan_name_once: () => nameTaken('input.plan_name', 'A plan with this name already exists.'),
});

/**
 * Creates a plan, or changes the name or price of `standing`; current members keep theirs. NAME_TAKEN if the name is in
 * use.
 */
export async function savePlan(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number; isActive: boolean } | null,
): Promise<PlanRow | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkInput(planForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { plan_name, ...price } = checked.value;
  const of = { clinic_id: actor.clinicId };
  try {
    return await app.database.transaction(async (tx) => {
      const id = standing?.id ?? newId();
      if (standing === null)
        await tx
          .insertInto('billing.plan')
          .values({ ...of, id, plan_name, created_by: actor.userId, created_time: now })
          .execute();
      else {
        const row = await tx
          .selectFrom('billing.plan')
          .select('version')
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        const before = lockForSave(row, standing.version, 'plan');
        if (isDomainError(before)) return before;
        await tx
          .updateTable('billing.plan')
          .set({ plan_name, is_active: standing.isActive, version: before.version + 1 })
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .execute();
      }
      const [last] = await readPlans(tx, actor.clinicId, id);
      const isSame =
        last !== undefined &&
        last.amount === price.amount &&
        last.interval_unit === price.interval_unit &&
        last.interval_count === price.interval_count &&
        last.trial_days === price.trial_days;
      if (!isSame)
        await tx
          .insertInto('billing.plan_version')
          .values({ ...of, ...price, plan_id: id, number: (last?.number ?? 0) + 1, created_time: now })
          .execute();
      await posterOf(ctx).note(tx, {
        action: standing === null ? 'create' : 'update',
        objectType: 'billing_plan',
        objectId: id,
        patientId: null,
        changes: { amount: { before: last?.amount ?? null, after: price.amount } },
      });
      return (await readPlans(tx, actor.clinicId, id))[0]!;
    });
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}
