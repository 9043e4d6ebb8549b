import { telecomOf } from '#platform/fhir/build-contacts.ts';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { personName } from '../../rules/index.ts';
import { type MemberRow, readMemberRows } from './practice-fhir.sql.ts';

const PROFILE = usCore('us-core-practitionerrole');
const TAXONOMY = 'http://nucc.org/provider-taxonomy';
const SUFFIX = '-role';

/** What members do in the clinic, and where. Their specialties are those of their practices. */
export const practitionerRoleResource: FhirResource = {
  id: 'practice.member_roles',
  type: 'PractitionerRole',
  profiles: [PROFILE],
  rule: 'practice.view',
  read: async ({ app, clinicId, forPatient }, selection) =>
    selection.patientIds === undefined
      ? (await readMemberRows(app.database.kysely, clinicId, selection, SUFFIX)).map((row) =>
          toResource(row, clinicId, forPatient),
        )
      : [],
};

function toResource(row: MemberRow, clinicId: string, forPatient: boolean): FhirRecord {
  const phones = [...new Set(row.practices.map((one) => one.office_phone))];
  const telecom = telecomOf([
    ...phones.map((value) => ({ system: 'phone' as const, value, use: 'work' as const })),
    { system: 'email' as const, value: forPatient ? null : row.email, use: 'work' as const },
  ]);
  const taxonomies = [...new Set(row.practices.map((one) => one.taxonomy_code))].filter((code) => code !== null);
  const location = row.practices.map(({ id, practice_name }) => reference('Location', id, practice_name));
  return {
    resource: {
      resourceType: 'PractitionerRole',
      id: row.user_id + SUFFIX,
      // The profile demands a way to reach them; patients are not told mailboxes, and a practice may have no phone.
      meta: metaOf(row.changed_time, telecom.length > 0 ? [PROFILE] : []),
      active: row.is_active,
      practitioner: reference('Practitioner', row.user_id, personName(row)),
      organization: reference('Organization', clinicId),
      ...(row.roles.length > 0 && { code: row.roles.map(({ role_name }) => codeableConcept([], role_name)) }),
      ...(taxonomies.length > 0 && {
        specialty: taxonomies.map((code) => codeableConcept([coding(TAXONOMY, code)])),
      }),
      ...(location.length > 0 && { location }),
      ...(telecom.length > 0 && { telecom }),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: row.changed_time,
  };
}
