import { readLogged } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { coversDay, drugBenefitLines } from '../../rules/index.ts';
import { coveragesOf } from '../coverage/coverages.sql.ts';
import { statusOn } from './check-status.ts';
import { type CheckRow, latestChecks } from './checks.sql.ts';

/**
 * Returns the latest check of each of a patient's current coverages that is Active and says something about drugs,
 * primary coverage first.
 */
export function readDrugBenefits(ctx: RequestContext, patientId: string): Promise<CheckRow[] | DomainError> {
  const { clinicId, timeZone } = ctx.actor;
  const today = dayIn(timeZone, ctx.now);
  return readLogged<CheckRow[]>(
    ctx,
    (found) => (found.length > 0 ? { objectType: 'eligibility_check', patientId } : null),
    async () => {
      const coverages = (await coveragesOf(db(ctx), clinicId, patientId)).filter((row) => coversDay(row, today));
      const latest = await latestChecks(
        db(ctx),
        clinicId,
        coverages.map(({ id }) => id),
      );
      const checks = coverages.flatMap(({ id }) => latest.get(id) ?? []);
      return checks.filter(
        (check) => statusOn(check, today) === 'Active' && drugBenefitLines(check.answer?.benefits ?? []).length > 0,
      );
    },
  );
}
