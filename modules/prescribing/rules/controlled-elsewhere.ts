import { GHB_NOTE, isGhb } from './controlled.ts';
import { electronicOnly, paperExceptions } from './controlled-by-state.ts';
import type { PrescriptionProblem } from './check-prescription.ts';
import type { PrescriptionFields } from './prescription-fields.ts';
import { numberOf } from './typed-text.ts';

/** Where a controlled substance is prescribed, because it can't be sent from here. */
export const waysElsewhere = [
  { value: 'epcs', label: 'In my own EPCS system' },
  { value: 'paper', label: 'On paper' },
] as const;
export type WayElsewhere = (typeof waysElsewhere)[number]['value'];

/** What is recorded of a controlled substance besides the prescription. */
export interface WrittenElsewhere {
  written_in: WayElsewhere;
  /** A code of `paperExceptions`, or an empty string. */
  exception: string;
  /** The state of the practice; empty if unknown. */
  state: string;
}

/** The most refills of Schedule III and IV drugs: 21 CFR 1306.22. Schedule II has none: 21 CFR 1306.12. */
const MOST_REFILLS = 5;

/**
 * Returns the first problem of a controlled substance that is recorded as prescribed elsewhere, or null. `schedule` is
 * a Roman number.
 */
export function elsewhereProblem(
  fields: PrescriptionFields,
  schedule: string,
  { written_in: way, exception, state }: WrittenElsewhere,
): PrescriptionProblem | { field: 'exception'; message: string } | null {
  if (fields.sig.trim() === '') return { field: 'sig', message: 'Sig cannot be empty!' };
  if (!((numberOf(fields.quantity) ?? 0) > 0))
    return { field: 'quantity', message: 'The quantity must be more than 0.' };
  const days = numberOf(fields.days_supply);
  if (fields.days_supply !== '' && !(days !== null && days > 0 && days <= 999 && Number.isInteger(days)))
    return { field: 'days_supply', message: 'Days supply must be a whole number above 0.' };
  const refills = numberOf(fields.refills);
  if (refills === null || refills < 0 || refills > 99 || !Number.isInteger(refills))
    return { field: 'refills', message: 'Refills must be a whole number from 0 to 99.' };
  if (schedule === 'II' && refills > 0) return { field: 'refills', message: 'Schedule II drugs can’t be refilled.' };
  if ((schedule === 'III' || schedule === 'IV') && refills > MOST_REFILLS)
    return { field: 'refills', message: `Schedule ${schedule} drugs can be refilled at most ${MOST_REFILLS} times.` };
  if (isGhb(fields.drug_description) && fields.note.trim() === '') return { field: 'note', message: GHB_NOTE };
  const isExcepted = paperExceptions.some(({ value }) => value === exception);
  if (way === 'paper' && electronicOnly(state) !== null && !isExcepted)
    return { field: 'exception', message: 'Choose the exception that allows paper.' };
  return null;
}
