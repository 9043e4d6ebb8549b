import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { chargeAmount, type ChargeFields, chargeForm } from '../../rules/index.ts';
import { feesOf } from './fee-of.ts';

/** A charge as it came over the wire: what the form holds, whose it is, and what it hangs on. */
export interface ChargeInput {
  patient: string;
  provider?: string | null;
  encounter_id?: string | null;
  event_id?: string | null;
  product?: string | null;
  amount_of_charge?: number | null;
  dispensed_quantity?: number | null;
  [field: string]: unknown;
}

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
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
  if (given['price'] === undefined && typeof given['code'] === 'string' && typeof given['code_type'] === 'string') {
    const modifiers = Array.isArray(given['modifiers']) ? (given['modifiers'] as string[]) : [];
    const code = { code_type: given['code_type'], code: given['code'], modifiers };
    const [fee] = await feesOf(
      db,
      owner.clinicId,
      owner.userId,
      [code],
      typeof given['date_of_charge'] === 'string' ? given['date_of_charge'] : '',
    );
    if (fee != null) given['price'] = fee;
  }
  const checked = checkInput(chargeForm, given, root);
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  if (!isRealDay(fields.date_of_charge))
    return invalid([{ path: `${root}.date_of_charge`, message: 'There is no such day.' }]);
  const amount = chargeAmount(fields);
  if (input.amount_of_charge != null && input.amount_of_charge !== amount)
    return invalid([{ path: `${root}.amount_of_charge`, message: 'It comes to another amount.' }]);
  return { fields, amount };
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
