import { emptyVitals, readVitals, type VitalsInputValues } from '#vitals/rules';
import type { Kind } from './kinds.ts';
import type { PortalRecord } from './portal-api.ts';

/** The form values: one entry per field, and the comment. */
export type Values = Record<string, unknown> & { description: string };

const INFO = [
  'first_name',
  'middle_name',
  'last_name',
  'date_of_birth',
  'gender',
  'gender_at_birth',
  'mobile',
  'home_phone',
  'work_phone',
  'email',
  'emergency_contact_name',
  'emergency_contact_phone',
  'race',
  'ethnicity',
] as const;
const ADDRESS = ['address_line1', 'address_line2', 'city', 'state_or_provice', 'postal_code', 'country'] as const;

/** Returns the initial form values; `chosen` is the referenced record entry, if known. */
export function beginValues(kind: Kind, record: PortalRecord, chosen: string | null): Values {
  const description = '';
  switch (kind) {
    case 'MakeAppointment':
      return { category_id: null, wished_date: '', wished_time: '', description };
    case 'CancelAppointment':
      return { event_id: chosen ?? only(record.appointments.map(({ event_id: id }) => id)), description };
    case 'PatientInfoUpdate': {
      const { patient } = record;
      const address = (patient['mailing_address'] ?? {}) as Record<string, unknown>;
      const lines = Object.fromEntries(ADDRESS.map((line) => [line, address[line] ?? '']));
      const fields = Object.fromEntries(INFO.map((field) => [field, patient[field] ?? '']));
      return { ...fields, mailing_address: { ...lines, country: lines['country'] || 'US' }, description };
    }
    case 'AddVital':
      return { ...emptyVitals(record.vital_definitions), description };
    case 'AddMedicationHistory':
      return { drug_name: '', frequency: '', from: '', to: '', record_type: 'Drug', description };
    case 'AddAllergy':
      return { allergy_substance: '', allergy_category: null, reaction: '', description };
    case 'RefillMedication':
    case 'DeleteMedicationHistory':
      return { medication_id: chosen ?? only(record.medications.map(({ medication_id: id }) => id)), description };
    case 'DeleteAllergy':
      return { allergy_id: chosen ?? only(record.allergies.map(({ allergy_id: id }) => id)), description };
  }
}

const only = (ids: readonly string[]): string | null => (ids.length === 1 ? ids[0]! : null);
const orNull = (value: unknown): unknown => (value === '' ? null : value);

/** Converts the form values to API input. */
export function wishOf(kind: Kind, { description: _words, ...values }: Values, record: PortalRecord): object {
  switch (kind) {
    case 'MakeAppointment':
      return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, orNull(value)]));
    case 'AddMedicationHistory':
      return { medication_history: [values] };
    case 'AddVital':
      return { vitals: vitalsOf(values as unknown as VitalsInputValues, record) };
    default:
      return values;
  }
}

function vitalsOf(typed: VitalsInputValues, { vital_definitions }: PortalRecord): object[] {
  const { filled } = readVitals(typed, vital_definitions);
  return filled.map(({ vital, value }) => ({ vital_info_id: vital.vital_info_id, value }));
}
