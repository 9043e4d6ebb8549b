import { formatDay } from '#kit/formats/day.ts';
import { type AllergyStatus, statusWords } from '../../rules/index.ts';
import { addressLines } from '../form/patient-fields.ts';
import type { PatientDetails } from '../patient-row.ts';

/** An allergy of the record. */
export type AllergyRow = PatientDetails['allergies']['allergy_list'][number];

/** A medication of the record. */
export type MedicationRow = PatientDetails['medication_history'][number];

/** An address of the record. */
export type AddressRow = PatientDetails['mailing_addresses'][number];

/** Formats the details of an allergy in one line, without its name. */
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

/** Formats the details of a medication in one line, without its name. */
export function medicationFacts({ frequency, from, to }: MedicationRow): string {
  const days =
    from === null && to === null
      ? null
      : `${from === null ? '' : `from ${formatDay(from)} `}${to === null ? '' : `to ${formatDay(to)}`}`.trim();
  return [frequency, days].filter((fact) => fact !== null).join(' · ');
}

/** Formats an address in one line. */
export function addressText(address: AddressRow): string {
  return addressLines({ ...address, address_line2: address.address_line2 ?? '' }).join(', ');
}
