import type { Address } from 'fhir/r4';
import { metaOf } from '#platform/fhir/build-elements.ts';
import { addressOf, telecomOf } from '#platform/fhir/build-contacts.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { personName } from '../../rules/index.ts';
import { type MemberRow, readMemberRows } from './practice-fhir.sql.ts';

const PROFILE = usCore('us-core-practitioner');

/** The clinic's members, with the addresses of their practices; those without an NPI are identified by their id in Salus. */
export const practitionerResource: FhirResource = {
  id: 'practice.members',
  type: 'Practitioner',
  profiles: [PROFILE],
  rule: 'practice.view',
  read: async ({ app, clinicId, forPatient }, selection) =>
    selection.patientIds === undefined
      ? (await readMemberRows(app.database.kysely, clinicId, selection)).map((row) => toResource(row, forPatient))
      : [],
};

function toResource(row: MemberRow, forPatient: boolean): FhirRecord {
  // Patients write to the clinic, not to a member's mailbox.
  const address = row.practices.flatMap((practice): Address[] => {
    const one = addressOf({
      line1: practice.address_line1,
      line2: practice.address_line2,
      city: practice.city,
      state: practice.state,
      postalCode: practice.postal_code,
      country: practice.country,
    });
    return one === null ? [] : [{ use: 'work', ...one }];
  });
  const telecom = telecomOf([{ system: 'email', value: forPatient ? null : row.email, use: 'work' }]);
  return {
    resource: {
      resourceType: 'Practitioner',
      id: row.user_id,
      meta: metaOf(row.changed_time, [PROFILE]),
      identifier: [
        row.npi ? { system: SYSTEMS.npi, value: row.npi } : { system: SYSTEMS.uri, value: `urn:uuid:${row.user_id}` },
      ],
      active: row.is_active,
      name: [
        {
          text: personName(row),
          family: row.last_name,
          given: [row.first_name],
          ...(row.title && { prefix: [row.title] }),
          ...(row.credential && { suffix: [row.credential] }),
        },
      ],
      ...(telecom.length > 0 && { telecom }),
      ...(address.length > 0 && { address }),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: row.changed_time,
  };
}
