import type { PharmacyResponseInput, PrescriptionInput } from '../api/prescription.gen.ts';
import type { AlertOverride } from '../rules/index.ts';
import type { PrescriptionDraft } from './prescriptions/check-input.ts';
import type { SaveTarget } from './prescriptions/save-prescription.ts';
import type { RequestAnswer } from './requests/draft-answer.ts';
import { REPLACED, type Replacement } from './requests/fields-of-request.ts';

/** Converts API input to a prescription; omitted ingredient fields are empty. */
export function wishOfInput({ prescriber_id: _, ingredients, ...input }: PrescriptionInput): PrescriptionDraft {
  return {
    ...input,
    ingredients: ingredients?.map((each) => ({
      description: each.description,
      strength_value: each.strength_value ?? '',
      strength_form: each.strength_form ?? '',
      strength_unit: each.strength_unit ?? '',
      quantity_value: each.quantity_value,
      quantity_qualifier: each.quantity_qualifier ?? '38',
      quantity_unit: each.quantity_unit,
    })),
  };
}

/** Returns which prescription is meant. */
export function onceOf({
  client_key,
  id,
  version,
}: {
  client_key: string;
  id?: string | null;
  version?: number | null;
}): SaveTarget {
  return { clientKey: client_key.slice(0, 200), id: id ?? null, version: version ?? null };
}

export function overridesOf(
  overrides: readonly { key: string; code: string; note?: string | null }[] | null | undefined,
): AlertOverride[] {
  return (overrides ?? []).slice(0, 50).map(({ key, code, note }) => ({ key, code, note: note ?? '' }));
}

/** Converts API input to a response to a pharmacy request. */
export function answerOf({
  replacement,
  response,
  overrides,
  requested,
  is_attested,
  ...fields
}: PharmacyResponseInput): RequestAnswer {
  const text = (value: string | null | undefined, most: number): string => (value ?? '').trim().slice(0, most);
  return {
    response,
    requested: requested ?? 0,
    overrides: overridesOf(overrides),
    order_number: text(fields.order_number, 12),
    refills: text(fields.refills, 12),
    is_attested: is_attested ?? false,
    note: text(fields.note, 70),
    denied_code: text(fields.denied_code, 4),
    denial_reason: text(fields.denial_reason, 70),
    prior_authorization: text(fields.prior_authorization, 35),
    replacement:
      replacement == null
        ? null
        : (Object.fromEntries(
            Object.entries(REPLACED).map(([name, most]) => [name, text(replacement[name as keyof Replacement], most)]),
          ) as Replacement),
  };
}
