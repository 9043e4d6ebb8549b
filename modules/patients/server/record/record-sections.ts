import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { LANGUAGE_NAMES_IN_ENGLISH } from '#values/language/language.ts';
import { countryName, formatPhone, statusWords } from '../../rules/index.ts';
import { type Patient, readPatients, type PatientSelection } from '../patients.sql.ts';

/** The record lists of a patient, as sections of the complete patient record. */
export const recordSections: readonly RecordSection[] = [
  {
    id: 'patients.profile',
    title: 'Patient information',
    order: 0,
    form: 'facts',
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId);
      if (patient === undefined) return [];
      return [
        facts({
          'First name': patient.first_name,
          'Middle name': patient.middle_name,
          'Last name': patient.last_name,
          'Nick name': patient.nick_name,
          'Date of birth': written(patient.date_of_birth),
          Gender: patient.gender,
          'Gender at birth': patient.gender_at_birth,
          Deceased: written(patient.deceased_date),
          Race: patient.race,
          Ethnicity: patient.ethnicity,
          'Preferred language':
            patient.preferred_language === null ? null : LANGUAGE_NAMES_IN_ENGLISH[patient.preferred_language],
          'Record number': String(patient.record_number),
          Source: patient.source,
          'Note 1': patient.note1,
          'Note 2': patient.note2,
          'Patient since': written(patient.created_time.toISOString()),
        }),
      ];
    },
  },
  {
    id: 'patients.contacts',
    title: 'Contacts',
    order: 5,
    form: 'facts',
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId);
      if (patient === undefined) return [];
      return [
        facts({
          Mobile: phone(patient.mobile),
          'Home phone': phone(patient.home_phone),
          'Work phone': phone(patient.work_phone),
          Email: patient.email,
          'Emergency contact': patient.emergency_contact_name,
          'Phone of the emergency contact': phone(patient.emergency_contact_phone),
        }),
      ].filter((row) => Object.keys(row).length > 0);
    },
  },
  {
    id: 'patients.alerts',
    title: 'Alerts',
    order: 10,
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId, { alerts: true });
      return (patient?.alerts ?? []).map((alert) => ({
        Alert: alert.alert_text,
        Severity: capital(alert.severity),
        // JSON string produced inside the statement.
        Since: written(String(alert.created_time)),
      }));
    },
  },
  {
    id: 'patients.tags',
    title: 'Tags',
    order: 12,
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId, { tags: true });
      return (patient?.tags ?? []).map(({ tag }) => ({ Tag: tag }));
    },
  },
  {
    id: 'patients.allergies',
    title: 'Allergies',
    order: 20,
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId, { allergies: true });
      const rows = (patient?.allergies ?? []).map((allergy) => ({
        Substance: allergy.substance,
        Category: capital(allergy.category),
        Reaction: allergy.reaction ?? '',
        Severity: capital(allergy.severity ?? ''),
        Onset: written(allergy.onset_date),
        Status: statusWords[allergy.status],
      }));
      const none = patient?.no_allergies_time;
      if (rows.length > 0 || none == null) return rows;
      return [
        {
          Substance: 'No known allergies',
          Status: `recorded ${written(new Date(none).toISOString().slice(0, 10))} by ${patient?.no_allergies_by ?? ''}`,
        },
      ];
    },
  },
  {
    id: 'patients.medications',
    title: 'Medications',
    order: 30,
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId, { medications: true });
      return (patient?.medications ?? []).map((medication) => ({
        Name: medication.drug_name,
        Type: medication.record_type,
        Instructions: medication.frequency ?? '',
        From: written(medication.from_date),
        To: written(medication.to_date),
      }));
    },
  },
  {
    id: 'patients.addresses',
    title: 'Addresses',
    order: 15,
    async read(app, clinicId, personId) {
      const patient = await one(app, clinicId, personId, { addresses: true });
      return (patient?.addresses ?? []).map((address) => ({
        Type: address.address_type === 'billing' ? 'Billing' : 'Mailing',
        Address: [address.address_line1, address.address_line2].filter(Boolean).join(', '),
        City: address.city,
        State: address.state,
        'Postal code': address.postal_code,
        Country: countryName(address.country) ?? address.country,
        Default: address.is_default ? 'Yes' : 'No',
      }));
    },
  },
];

// Empty values are omitted from a list of facts.
function facts(all: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter((fact): fact is [string, string] => Boolean(fact[1])));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function phone(number: string | null): string | null {
  return number === null ? null : formatPhone(number);
}

async function one(
  app: App,
  clinicId: string,
  personId: string,
  reading: PatientSelection = {},
): Promise<Patient | undefined> {
  const [patient] = await readPatients(app.database.kysely, clinicId, [personId], reading);
  return patient;
}

function written(day: string | null): string {
  const [, year = '', month = '', of = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day ?? '') ?? [];
  return year === '' ? '' : `${month}/${of}/${year}`;
}
