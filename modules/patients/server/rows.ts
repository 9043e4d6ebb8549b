import { pathOf } from '#files/server';
import type { Resolvers } from '../api/registration.gen.ts';
import { filtersOf } from '../rules/index.ts';
import type { PatientGroup } from './groups/patient-groups.sql.ts';
import type { Merge } from './merge/merges.sql.ts';
import { patientAvatar } from './patient-avatar.ts';
import type {
  Address,
  Allergy,
  ListedAlert,
  Medication,
  Patient,
  PatientColumn,
  PatientSelection,
} from './patients.sql.ts';
import type { PatientPage } from './search/search-patients.ts';

/** The row types of the registration service. */
export interface Rows {
  Address: Address;
  Allergy: Allergy;
  AllergyList: Patient;
  MedicationRecord: Medication;
  /** Vital signs are resolved by the vitals module. */
  Patient: Patient & { vital_signs?: null };
  PatientAlert: ListedAlert;
  PatientGroup: PatientGroup;
  PatientMerge: Merge;
  PatientSearchResult: PatientPage;
}

/** Resolvers of fields that differ from the row. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  Address: {
    state_or_provice: ({ state }) => state,
    default_address: ({ is_default }) => is_default,
    po_box: ({ is_po_box }) => is_po_box,
  },
  Allergy: { allergy_substance: ({ substance }) => substance, allergy_category: ({ category }) => category },
  AllergyList: {
    allergy_list: ({ allergies }) => (allergies ?? []).filter(({ status }) => status === 'active'),
    past_list: ({ allergies }) => (allergies ?? []).filter(({ status }) => status !== 'active'),
    none_known_time: ({ no_allergies_time }) => no_allergies_time,
    none_known_by: ({ no_allergies_by }) => no_allergies_by,
  },
  MedicationRecord: {
    from: ({ from_date }) => from_date,
    to: ({ to_date }) => to_date,
    eRx_issue_date: ({ erx_issue_date }) => erx_issue_date,
  },
  Patient: {
    user_patient_id: ({ record_number }) => String(record_number),
    avatar: ({ id, avatar_file_id: fileId }) => (fileId ? pathOf(patientAvatar, id, fileId) : null),
    alerts: ({ alerts }) => alerts ?? [],
    patient_tags: ({ tags }) => tags ?? [],
    mailing_addresses: ({ addresses }) => ofType(addresses, 'mailing_address'),
    billing_addresses: ({ addresses }) => ofType(addresses, 'billing'),
    allergies: (patient) => patient,
    medication_history: ({ medications }) => medications ?? [],
    create_time: ({ created_time }) => created_time,
    update_time: ({ updated_time }) => updated_time,
  },
  PatientGroup: { filters: ({ filters }) => filtersOf(filters as Record<string, string>) },
  PatientAlert: { create_time: ({ created_time }) => new Date(created_time) },
  PatientMerge: {
    merged_by: ({ merged_by_name }) => merged_by_name,
    kept_fields: ({ kept_fields }) => kept_fields ?? [],
  },
  PatientSearchResult: { patient_list: ({ patients }) => patients },
};

function ofType(addresses: readonly Address[] | undefined, type: Address['address_type']): Address[] {
  return (addresses ?? []).filter(({ address_type }) => address_type === type);
}

// Schema fields whose column has another name, or that have none.
const COLUMN_OF: Record<string, PatientColumn | null> = {
  user_patient_id: 'record_number',
  create_time: 'created_time',
  update_time: 'updated_time',
  vital_signs: null,
  last_visit: null,
  next_visit: null,
  alerts: null,
  patient_tags: null,
  mailing_addresses: null,
  billing_addresses: null,
  allergies: null,
  medication_history: null,
  avatar: 'avatar_file_id',
};
/** Returns the columns and lists to read for the requested fields behind `prefix`. */
export function readingOf(fields: ReadonlySet<string>, prefix: string): PatientSelection {
  const paths = [...fields].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const own = paths.filter((path) => !path.includes('.') && !path.startsWith('__'));
  const columns = own
    .map((field) => (field in COLUMN_OF ? COLUMN_OF[field]! : (field as PatientColumn)))
    .filter((column) => column !== null);
  if (own.includes('allergies')) columns.push('no_allergies_time', 'no_allergies_by');
  return {
    columns,
    tags: own.includes('patient_tags'),
    addresses: own.includes('mailing_addresses') || own.includes('billing_addresses'),
    allergies: own.includes('allergies'),
    alerts: own.includes('alerts'),
    visits: own.includes('last_visit') || own.includes('next_visit'),
    medications: own.includes('medication_history'),
  };
}
