import type { House } from '#platform/house.ts';
import type { RecordChapter } from '#platform/module.ts';
import { countryName, statusWords, type AllergyStatus } from '../rules/index.ts';
import { type Patient, readPatients, type Reading } from './patients.sql.ts';

/** What the record lists of a patient, for everything that the clinic holds about them. */
export const recordLists: readonly RecordChapter[] = [
  {
    id: 'patients.allergies',
    title: 'Allergies',
    order: 20,
    async read(house, clinicId, personId) {
      const patient = await one(house, clinicId, personId, { allergies: true });
      const rows = (patient?.allergies ?? []).map((allergy) => ({
        Substance: allergy.substance,
        Category: allergy.category,
        Reaction: allergy.reaction ?? '',
        Severity: allergy.severity ?? '',
        Onset: written(allergy.onset_date),
        Status: statusWords[allergy.status as AllergyStatus],
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
    async read(house, clinicId, personId) {
      const patient = await one(house, clinicId, personId, { medications: true });
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
    async read(house, clinicId, personId) {
      const patient = await one(house, clinicId, personId, { addresses: true });
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

async function one(house: House, clinicId: string, personId: string, reading: Reading): Promise<Patient | undefined> {
  const [patient] = await readPatients(house.database.kysely, clinicId, [personId], reading);
  return patient;
}

function written(day: string | null): string {
  const [, year = '', month = '', of = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day ?? '') ?? [];
  return year === '' ? '' : `${month}/${of}/${year}`;
}
