import type { Allergy, Medication, Patient } from '#patients/server';
import type { Event } from '#scheduling/server';
import { INFO_FIELDS, type AddressLines } from '../rules/index.ts';

/** Returns a medication as shown in a request. */
export function medicationShape(medication: Medication) {
  return {
    medication_id: medication.id,
    drug_name: medication.drug_name,
    frequency: medication.frequency,
    from: medication.from_date,
    to: medication.to_date,
    record_type: medication.record_type,
    type: medication.type,
  };
}

/** Returns an allergy as shown in a request. */
export function allergyShape(allergy: Allergy) {
  return {
    allergy_id: allergy.id,
    allergy_substance: allergy.substance,
    allergy_category: allergy.category,
    reaction: allergy.reaction,
    severity: allergy.severity,
  };
}

/** Returns an appointment as shown in a request. */
export function eventShape(event: Event) {
  return {
    event_id: event.id,
    title: event.title,
    start: new Date(event.start_time).toISOString(),
    end: new Date(event.end_time).toISOString(),
    category_name: event.category?.category_name ?? null,
    category_color: event.category?.color ?? null,
    status: event.status,
    notes: event.notes,
  };
}

/** Returns the patient's current values of the fields that a request can change. */
export function infoShape(patient: Patient): Record<string, unknown> {
  const values = patient as unknown as Record<string, unknown>;
  const fields = Object.fromEntries(Object.keys(INFO_FIELDS).map((field) => [field, values[field] ?? null]));
  return { ...fields, mailing_address: mailingAddress(patient) };
}

function mailingAddress({ addresses = [] }: Patient): AddressLines | null {
  const address = addresses.find(({ address_type: type, is_default }) => type === 'mailing_address' && is_default);
  if (address === undefined) return null;
  const { address_line1, address_line2, city, state, postal_code, country } = address;
  return { address_line1, address_line2, city, state_or_provice: state, postal_code, country };
}
