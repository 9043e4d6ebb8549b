import { saveChange, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { accountForm } from '../../rules/index.ts';
import { sealPassword } from './seal-password.ts';
import { type AccountRow, accounts, readAccounts } from './setup.sql.ts';

/**
 * Adds a laboratory account, or updates `standing`. The password is encrypted before it is saved and never shown again;
 * an omitted or empty one stays the same. ACCOUNT_TAKEN if the same doctor, practice or clinic has an account there.
 */
export async function saveAccount(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<AccountRow | DomainError> {
  const { actor, app, now } = ctx;
  const checked = checkInput(accountForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { password, accountNumber, ...typed } = checked.value;
  const id = standing?.id ?? newId();
  const fields = {
    ...typed,
    account_number: accountNumber,
    doctor_id: typed.scope === 'Doctor' ? typed.doctor_id : null,
    practice_id: typed.scope === 'Practice' ? typed.practice_id : null,
  };
  const sealed = password ? { sealed_password: await sealPassword(app.keys, id, password) } : {};
  return accounts.saving(ctx, async (tx) => {
    const before = standing === null ? null : await accounts.lock(tx, ctx, id, standing.version);
    if (isDomainError(before)) return before;
    if (before === null) await accounts.table.insert(tx, actor, { ...fields, ...sealed, id, created_time: now });
    else await accounts.table.update(tx, actor, id, { ...fields, ...sealed, version: before.version + 1 });
    // The audit log records that there is a new password, but nothing of it.
    await saveChange(tx, ctx, {
      ...accounts.about(id),
      action: before === null ? 'create' : 'update',
      before,
      after: { ...fields, ...(password ? { password: 'changed' } : {}) },
    });
    const [made] = await readAccounts(tx, actor.clinicId, { id });
    return made ?? notFound('laboratory');
  });
}

/** Deletes an account with its password; its orders stay. Idempotent. */
export function deleteAccount(ctx: RequestContext, id: string): Promise<true | DomainError> {
  return accounts.saving<true>(ctx, async (tx) => {
    const row = await accounts.table.lock(tx, ctx.actor, id);
    if (row === null) return notFound('account');
    if (row.deleted_time !== null) return true;
    await accounts.table.update(tx, ctx.actor, id, { deleted_time: ctx.now, sealed_password: null });
    await saveChange(tx, ctx, { ...accounts.about(id), action: 'delete', before: null, after: {} });
    return true;
  });
}
