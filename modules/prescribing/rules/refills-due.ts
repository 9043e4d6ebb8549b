import { Temporal } from 'temporal-polyfill';

/** Days before the end of the supply from which a renewal is due. */
const DUE_DAYS = 14;

/** The facts that determine how long a prescription lasts. */
export interface SuppliedFor {
  effective_date: string;
  days_supply: number | null;
  refills: number | null;
}

/** Returns the day on which a prescription with all its refills ends, or null if it has no days supply. */
export function supplyEnds({ effective_date: from, days_supply: days, refills }: SuppliedFor): string | null {
  if (days === null) return null;
  return Temporal.PlainDate.from(from)
    .add({ days: days * (1 + (refills ?? 0)) })
    .toString();
}

/** Returns whether a supply has ended or ends within two weeks. */
export function isRenewalDue(ends: string, today: string): boolean {
  return Temporal.PlainDate.from(ends).subtract({ days: DUE_DAYS }).toString() <= today;
}
