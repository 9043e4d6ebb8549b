import { codeableConcept, ucumQuantity } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { FHIR_VITALS } from './vital-codes.ts';
import { vitalObservation } from './vital-observation.ts';
import { readValues, type ValueRow } from './vitals-fhir.sql.ts';
import { createVitalSign, retractVitalSign } from './write-vital.ts';

const PROFILES = new Set(Object.values(FHIR_VITALS).map((vital) => vital!.profile));

/** Measured values, except blood pressures. A vital that the clinic has defined itself has a name, but no code. */
export const vitalSignResource: FhirResource = {
  id: 'vitals.signs',
  type: 'Observation',
  profiles: [...PROFILES],
  rule: 'vitals.view',
  create: createVitalSign,
  update: retractVitalSign,
  read: async ({ app, clinicId }, selection) =>
    (await readValues(app.database.kysely, clinicId, selection)).map(toResource),
};

function toResource(row: ValueRow): FhirRecord {
  const known = row.code === null ? undefined : FHIR_VITALS[row.code];
  const value = Number(row.value.toFixed(row.decimals));
  if (known === undefined) {
    // Nothing is known of its unit but the text.
    const unit = row.vital_unit === '' ? {} : { unit: row.vital_unit };
    return vitalObservation(row, {
      id: row.id,
      profiles: [usCore('us-core-vital-signs')],
      code: codeableConcept([], row.vital_name),
      valueQuantity: { value, ...unit },
    });
  }
  return vitalObservation(row, {
    id: row.id,
    profiles: [known.profile],
    code: codeableConcept(known.codings, row.vital_name),
    valueQuantity: ucumQuantity(value, known.ucum, known.unit),
  });
}
