import { metaOf } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { type LabRow, readLabs } from './labs-fhir.sql.ts';

const PROFILE = usCore('us-core-organization');

/** Laboratories, to which orders and results refer. */
export const laboratoryResource: FhirResource = {
  id: 'labs.laboratories',
  type: 'Organization',
  profiles: [PROFILE],
  rule: 'labs.view',
  read: async ({ app, clinicId }, selection) =>
    selection.patientIds === undefined
      ? (await readLabs(app.database.kysely, clinicId, selection)).map(toResource)
      : [],
};

function toResource(lab: LabRow): FhirRecord {
  const changed = lab.deleted_time ?? lab.created_time;
  return {
    resource: {
      resourceType: 'Organization',
      id: lab.id,
      meta: metaOf(changed, [PROFILE], lab.version),
      active: lab.deleted_time === null,
      name: lab.lab_name,
      ...(lab.phone !== '' && { telecom: [{ system: 'phone', value: lab.phone, use: 'work' }] }),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: changed,
  };
}
