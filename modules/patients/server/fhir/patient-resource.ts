import type { HumanName, Patient } from 'fhir/r4';
import { addressOf, telecomOf } from '#platform/fhir/build-contacts.ts';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { type PatientRow, readPatientRows } from './patients-fhir.sql.ts';
import { usCoreExtensions } from './us-core-extensions.ts';
import { createPatient, updatePatient } from './write-patient.ts';

const PROFILE = usCore('us-core-patient');
const GENDERS: Readonly<Record<string, Patient['gender']>> = { Female: 'female', Male: 'male', '': 'unknown' };
const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

/** Patients; the record number is unique in the clinic, whose id is the system. */
export const patientResource: FhirResource = {
  id: 'patients.patients',
  type: 'Patient',
  profiles: [PROFILE],
  rule: 'patients.view',
  create: createPatient,
  update: updatePatient,
  narrows: ['identifier', 'birthdate', 'name', 'family', 'given'],
  read: async ({ app, clinicId }, selection) =>
    (await readPatientRows(app.database.kysely, clinicId, selection)).map((row) => toRecord(row, clinicId)),
};

function toRecord(row: PatientRow, clinicId: string): FhirRecord {
  return {
    resource: toResource(row, clinicId),
    patientId: row.id,
    authorUserId: null,
    authoredTime: row.changed_time,
  };
}

function toResource(row: PatientRow, clinicId: string): Patient {
  const extension = usCoreExtensions(row);
  const telecom = telecomOf([
    { system: 'phone', value: row.mobile, use: 'mobile' },
    { system: 'phone', value: row.home_phone, use: 'home' },
    { system: 'phone', value: row.work_phone, use: 'work' },
    { system: 'email', value: row.email },
  ]);
  const address = addressesOf(row);
  const language = row.preferred_language;
  return {
    resourceType: 'Patient',
    id: row.id,
    meta: metaOf(row.changed_time, [PROFILE]),
    ...(extension.length > 0 && { extension }),
    identifier: [
      {
        use: 'usual',
        type: codeableConcept([coding(SYSTEMS.identifierType, 'MR', 'Medical record number')]),
        system: `urn:uuid:${clinicId}`,
        value: String(row.record_number),
      },
    ],
    active: true,
    name: namesOf(row),
    ...(telecom.length > 0 && { telecom }),
    gender: GENDERS[row.gender] ?? 'other',
    ...(row.date_of_birth !== null && { birthDate: row.date_of_birth }),
    ...(row.deceased_date !== null && { deceasedDateTime: row.deceased_date }),
    ...(address.length > 0 && { address }),
    ...(language !== null && {
      communication: [
        { language: codeableConcept([coding(SYSTEMS.language, language, LANGUAGES[language])]), preferred: true },
      ],
    }),
    managingOrganization: reference('Organization', clinicId),
  };
}

function namesOf({ first_name, middle_name, last_name, nick_name }: PatientRow): HumanName[] {
  const given = [first_name, middle_name].filter((one) => one !== null && one !== '') as string[];
  const text = [...given, last_name].filter(Boolean).join(' ');
  return [
    { use: 'official', text, ...(last_name && { family: last_name }), ...(given.length > 0 && { given }) },
    ...(nick_name ? [{ use: 'nickname' as const, text: nick_name, given: [nick_name] }] : []),
  ];
}

function addressesOf({ addresses }: PatientRow): NonNullable<Patient['address']> {
  return addresses.flatMap((row) => {
    const address = addressOf({
      line1: row.address_line1,
      line2: row.address_line2,
      city: row.city,
      state: row.state,
      postalCode: row.postal_code,
      country: row.country,
    });
    return address === null ? [] : [{ use: row.address_type === 'billing' ? 'billing' : 'home', ...address }];
  });
}
