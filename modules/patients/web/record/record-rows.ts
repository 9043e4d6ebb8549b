import { formatDay } from '#kit/formats/day.ts';
import { type AllergyStatus, statusWords } from '../../rules/index.ts';
import { addressLines } from '../form/patient-fields.ts';
import type { PatientDetails } from '../patient-row.ts';

/** An allergy as the record has it. */
export type AllergyRow = PatientDetails['allergies']['allergy_list'][number];

/** A medication record as the page has it. */
export type MedicationRow = PatientDetails['medication_history'][number];

/** An address as the record has it. */
export type AddressRow = PatientDetails['mailing_addresses'][number];

/** What is known of an allergy beside its name, in one line. */
export function allergyFacts(
  { severity, reaction, onset_date: onset, status }: AllergyRow,
  withStatus: boolean,
): string {
  const facts = [
    withStatus ? statusWords[status as AllergyStatus] : null,
    severity,
    reaction,
    onset === null ? null : `since ${formatDay(onset)}`,
  ];
  const text = facts.filter((fact) => fact !== null).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is known of a medication beside its name, in one line. */
export function medicationFacts({ frequency, from, to }: MedicationRow): string {
  const days =
    from === null && to === null
      ? null
      : `${from === null ? '' : `from ${formatDay(from)} `}${to === null ? '' : `to ${formatDay(to)}`}`.trim();
  return [frequency, days].filter((fact) => fact !== null).join(' · ');
}

/** An address in one line. */
export function addressText(address: AddressRow): string {
  return addressLines({ ...address, address_line2: address.address_line2 ?? '' }).join(', ');
}
