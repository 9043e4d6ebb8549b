import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { accountForm } from '../../rules/index.ts';
import { changedMeanwhile, notFound } from './lab-errors.ts';
import { sealPassword } from './seal-password.ts';
import { lockAccount, readAccounts, type AccountRow } from './setup.sql.ts';

/**
 * Adds an account at a laboratory, or changes the one of `standing`. The password is sealed before it is kept and never told again; one
 * that is left out or empty stays as it is. ACCOUNT_TAKEN where the same doctor, practice or clinic has an account there.
 */
export async function saveAccount(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<AccountRow | DomainError> {
  const { actor, app, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(accountForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const { password, accountNumber, ...fields } = checked.value;
  const id = standing?.id ?? newId();
  const row = {
    ...fields,
    account_number: accountNumber,
    doctor_id: fields.scope === 'Doctor' ? fields.doctor_id : null,
    practice_id: fields.scope === 'Practice' ? fields.practice_id : null,
    ...(password ? { sealed_password: await sealPassword(app.keys, id, password) } : {}),
  };
  try {
    return await app.database.transaction(async (tx) => {
      if (standing === null) {
        await tx
          .insertInto('labs.account')
          .values({ ...row, clinic_id: actor.clinicId, id, created_time: now })
          .execute();
      } else {
        const before = await lockAccount(tx, actor.clinicId, id);
        if (before === null) return notFound('account');
        if (before.version !== standing.version) return changedMeanwhile('account');
        await tx
          .updateTable('labs.account')
          .set({ ...row, version: before.version + 1 })
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .execute();
      }
      // That there is a new password is told, what it is is not.
      const { sealed_password: sealed, ...audited } = { sealed_password: undefined, ...row };
      await recordChange(tx, ctx, {
        action: standing === null ? 'create' : 'update',
        objectType: 'lab_account',
        objectId: id,
        changes: changedFields({}, { ...audited, ...(sealed === undefined ? {} : { password: 'changed' }) }),
      });
      await publish(tx, { clinicId: actor.clinicId, topic: 'labs.setup-changed', body: { id } });
      const [made] = await readAccounts(tx, actor.clinicId, { id });
      return made ?? notFound('laboratory');
    });
  } catch (error) {
    if (codeOf(error) === '23505')
      return domainError('ACCOUNT_TAKEN', 'There is an account at this laboratory for them already.');
    if (codeOf(error) === '23503') return unknown(error);
    throw error;
  }
}

/** Takes an account away; what was ordered with it stays. Doing so twice changes nothing. */
export function deleteAccount(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const known = await tx
      .selectFrom('labs.account')
      .select('deleted_time')
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined) return notFound('account');
    if (known.deleted_time !== null) return true;
    await tx
      .updateTable('labs.account')
      .set({ deleted_time: now, sealed_password: null })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await recordChange(tx, ctx, { action: 'delete', objectType: 'lab_account', objectId: id });
    await publish(tx, { clinicId: actor.clinicId, topic: 'labs.setup-changed', body: { id } });
    return true;
  });
}

function unknown(error: unknown): DomainError {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  if (constraint.includes('doctor'))
    return invalid([{ path: 'input.doctor_id', message: 'This doctor does not exist.' }]);
  if (constraint.includes('practice'))
    return invalid([{ path: 'input.practice_id', message: 'This practice does not exist.' }]);
  return invalid([{ path: 'input.lab_id', message: 'This laboratory does not exist.' }]);
}
