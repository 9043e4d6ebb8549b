import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { given } from '#platform/records/given.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type * as api from '../../api/accounting.gen.ts';
import { chargeAmount, type ChargeFields, chargeForm } from '../../rules/index.ts';
import { feesOf } from './fee-of.ts';

/** The contract's input, with choices that are not checked yet. */
export type ChargeInput = Omit<api.ChargeInput, 'type' | 'discount_mode'> & {
  type: string;
  discount_mode?: string | null | undefined;
};

/** A charge that was checked. */
export interface CheckedCharge {
  fields: ChargeFields;
  amount: number;
}

/**
 * Checks a charge; a price that was left out is the clinic's fee of its code, and an amount that was given has to be what quantity, price,
 * discount and tax come to.
 */
export async function checkCharge(
  db: Queryable,
  owner: { clinicId: string; userId: string | null },
  input: ChargeInput,
  root: string,
): Promise<CheckedCharge | DomainError> {
  const typed = given(input);
  if (input.price == null && input.code != null && input.code_type != null) {
    const code = { code_type: input.code_type, code: input.code, modifiers: input.modifiers ?? [] };
    const [fee] = await feesOf(db, owner.clinicId, owner.userId, [code], input.date_of_charge);
    if (fee != null) typed['price'] = fee;
  }
  const checked = checkInput(chargeForm, typed, root);
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  if (!isRealDay(fields.date_of_charge))
    return invalid([{ path: `${root}.date_of_charge`, message: 'Enter a valid date.' }]);
  const amount = chargeAmount(fields);
  if (input.amount_of_charge != null && input.amount_of_charge !== amount)
    return invalid([{ path: `${root}.amount_of_charge`, message: 'The total does not match.' }]);
  return { fields, amount };
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
