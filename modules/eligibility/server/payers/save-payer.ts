import { saveChange, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf } from '#platform/database.ts';
import { isDomainError, domainError, lockForSave, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { payerForm } from '../../rules/index.ts';
import { lockPayer, type PayerRow } from './payers.sql.ts';

/** Adds a payer, or changes the one of `standing`. PAYER_TAKEN where another has that number. */
export async function savePayer(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<PayerRow | DomainError> {
  const { actor, app, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(payerForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  const id = standing?.id ?? newId();
  try {
    return await app.database.transaction(async (tx) => {
      let before: PayerRow | null = null;
      if (standing === null) {
        await tx
          .insertInto('eligibility.payer')
          .values({ ...fields, clinic_id: actor.clinicId, id, created_time: now })
          .execute();
      } else {
        const row = await lockPayer(tx, actor.clinicId, id);
        const locked = lockForSave(row?.deleted_time === null ? row : null, standing.version, 'payer');
        if (isDomainError(locked)) return locked;
        before = locked;
        await tx
          .updateTable('eligibility.payer')
          .set({ ...fields, version: locked.version + 1 })
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .execute();
      }
      await saveChange(tx, ctx, {
        action: standing === null ? 'create' : 'update',
        objectType: 'payer',
        objectId: id,
        before:
          before === null ? null : Object.fromEntries(Object.keys(fields).map((key) => [key, before[key as never]])),
        after: fields,
        topic: 'eligibility.payers-changed',
      });
      return { ...fields, id, version: (before?.version ?? 0) + 1, deleted_time: null };
    });
  } catch (error) {
    if (codeOf(error) === '23505')
      return domainError('PAYER_TAKEN', 'A payer with this payer ID is in the list already.');
    throw error;
  }
}

/** Takes a payer off the list; coverages and checks with it stay. Doing so twice changes nothing. */
export function deletePayer(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const row = await lockPayer(tx, actor.clinicId, id);
    if (row === null) return notFound('payer');
    if (row.deleted_time !== null) return true;
    await tx
      .updateTable('eligibility.payer')
      .set({ deleted_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await recordChange(tx, ctx, { action: 'delete', objectType: 'payer', objectId: id });
    await publish(tx, { clinicId: actor.clinicId, topic: 'eligibility.payers-changed', body: { id } });
    return true;
  });
}
