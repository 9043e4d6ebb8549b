import { codeableConcept, reference, ucumQuantity } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { bodyMassIndex } from '../../rules/index.ts';
import { BODY_MASS_INDEX } from './vital-codes.ts';
import { vitalObservation } from './vital-observation.ts';
import { readWeights, type WeightRow } from './vitals-fhir.sql.ts';

const SUFFIX = '-bmi';
const PROFILE = usCore('us-core-bmi');

/** The body mass index at each weight, computed with the height known then, as on the patient page. */
export const bodyMassIndexResource: FhirResource = {
  id: 'vitals.body-mass-indices',
  type: 'Observation',
  profiles: [PROFILE],
  rule: 'vitals.view',
  read: async ({ app, clinicId }, selection) =>
    (await readWeights(app.database.kysely, clinicId, selection, SUFFIX)).map(toResource),
};

function toResource(row: WeightRow): FhirRecord {
  return vitalObservation(row, {
    id: `${row.id}${SUFFIX}`,
    profiles: [PROFILE],
    changed: row.changed_time,
    code: codeableConcept([BODY_MASS_INDEX], 'Body mass index'),
    valueQuantity: ucumQuantity(bodyMassIndex(row.value, row.height), 'kg/m2'),
    derivedFrom: [reference('Observation', row.id), reference('Observation', row.height_id)],
  });
}
