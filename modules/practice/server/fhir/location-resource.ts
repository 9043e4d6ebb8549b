import { addressOf, telecomOf } from '#platform/fhir/build-contacts.ts';
import { metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { type PracticeRow, readPracticeRows } from './practice-fhir.sql.ts';

const PROFILE = usCore('us-core-location');

/** The clinic's practices. */
export const locationResource: FhirResource = {
  id: 'practice.practices',
  type: 'Location',
  profiles: [PROFILE],
  rule: 'practice.view',
  read: async ({ app, clinicId }, selection) =>
    selection.patientIds === undefined
      ? (await readPracticeRows(app.database.kysely, clinicId, selection)).map((row) => toResource(row, clinicId))
      : [],
};

function toResource(row: PracticeRow, clinicId: string): FhirRecord {
  const telecom = telecomOf([
    { system: 'phone', value: row.office_phone, use: 'work' },
    { system: 'phone', value: row.mobile_phone, use: 'mobile' },
    { system: 'fax', value: row.fax },
    { system: 'email', value: row.email },
    { system: 'url', value: row.website },
  ]);
  const address = addressOf({
    line1: row.address_line1,
    line2: row.address_line2,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
    country: row.country,
  });
  const changed = row.updated_time ?? row.created_time;
  return {
    resource: {
      resourceType: 'Location',
      id: row.id,
      meta: metaOf(changed, [PROFILE], row.version),
      status: row.is_active ? 'active' : 'inactive',
      name: row.practice_name,
      mode: 'instance',
      ...(telecom.length > 0 && { telecom }),
      ...(address !== null && { address }),
      managingOrganization: reference('Organization', clinicId),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: changed,
  };
}
