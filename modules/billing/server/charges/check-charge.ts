import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { given } from '#platform/records/given.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type * as api from '../../api/accounting.gen.ts';
import { chargeAmount, type ChargeFields, chargeForm, unusualDate } from '../../rules/index.ts';
import { feesOf } from './fee-of.ts';

/** API input with unvalidated enum values. */
export type ChargeInput = Omit<api.ChargeInput, 'type' | 'discount_mode'> & {
  type: string;
  discount_mode?: string | null | undefined;
};

/** A validated charge. */
export interface CheckedCharge {
  fields: ChargeFields;
  amount: number;
}

/**
 * Validates a charge; an omitted price defaults to the clinic's fee for the code, and a given amount must match
 * quantity, price, discount and tax.
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

/** Returns why charges need a confirmation of their dates; null if it was given. */
export function dateProblem(
  { actor, now }: RequestContext,
  charges: readonly { date_of_charge: string }[],
  isConfirmed: boolean | null | undefined,
): DomainError | null {
  if (isConfirmed === true) return null;
  const today = dayIn(actor.timeZone, now);
  const issues = charges.flatMap(({ date_of_charge }, index) => {
    const message = unusualDate(date_of_charge, today);
    return message === null ? [] : [{ path: `charges.${index}.date_of_charge`, message }];
  });
  return issues.length === 0 ? null : invalid(issues);
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
