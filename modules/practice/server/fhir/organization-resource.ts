import { metaOf } from '#platform/fhir/build-elements.ts';
import { telecomOf } from '#platform/fhir/build-contacts.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { type ClinicRow, readClinicRows } from './practice-fhir.sql.ts';

const PROFILE = usCore('us-core-organization');

/** The clinic; its id is the clinic's. Its tax ID, which can be a person's SSN, is left out. */
export const organizationResource: FhirResource = {
  id: 'practice.clinic',
  type: 'Organization',
  profiles: [PROFILE],
  rule: 'practice.view',
  read: async ({ app, clinicId }, selection) =>
    selection.patientIds === undefined
      ? (await readClinicRows(app.database.kysely, clinicId, selection)).map(toResource)
      : [],
};

function toResource(row: ClinicRow): FhirRecord {
  const { phone, fax, email, website, group_npi: npi } = row.attributes;
  const telecom = telecomOf([
    { system: 'phone', value: phone },
    { system: 'fax', value: fax },
    { system: 'email', value: email },
    { system: 'url', value: website },
  ]);
  const changed = row.updated_time ?? row.created_time;
  return {
    resource: {
      resourceType: 'Organization',
      id: row.clinic_id,
      meta: metaOf(changed, [PROFILE], row.version),
      ...(npi && { identifier: [{ system: SYSTEMS.npi, value: npi }] }),
      active: true,
      name: row.clinic_name,
      ...(telecom.length > 0 && { telecom }),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: changed,
  };
}
