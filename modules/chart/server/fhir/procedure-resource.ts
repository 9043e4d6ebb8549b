import { metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { encounterOf, noteCode } from './chart-codes.ts';
import { type ProcedureRow, readProcedures } from './chart-fhir.sql.ts';

const PROFILE = usCore('us-core-procedure');

/** The procedures of signed notes. */
export const procedureResource: FhirResource = {
  id: 'chart.procedures',
  type: 'Procedure',
  profiles: [PROFILE],
  rule: 'chart.view',
  read: async (reader, selection) => (await readProcedures(reader, selection)).map(toResource),
};

function toResource(row: ProcedureRow): FhirRecord {
  const reasons = row.pointers.filter((id) => row.diagnosis_ids.includes(id));
  const remarks = [
    ...(row.modifiers.length > 0 ? [`Modifiers: ${row.modifiers.join(', ')}`] : []),
    ...(row.units > 1 ? [`Units: ${row.units}`] : []),
  ];
  return {
    resource: {
      resourceType: 'Procedure',
      id: row.id,
      meta: metaOf(row.changed_time, [PROFILE]),
      status: row.withdrawn_time === null ? 'completed' : 'entered-in-error',
      code: noteCode(row.cpt_code_type, row.cpt_code, row.official_name),
      subject: reference('Patient', row.patient_id),
      ...encounterOf(row),
      performedDateTime: row.service_date,
      recorder: reference('Practitioner', row.created_by),
      asserter: reference('Practitioner', row.author_id),
      ...(reasons.length > 0 && { reasonReference: reasons.map((id) => reference('Condition', id)) }),
      ...(remarks.length > 0 && { note: remarks.map((text) => ({ text })) }),
    },
    patientId: row.patient_id,
    authorUserId: row.author_id,
    authoredTime: row.changed_time,
  };
}
