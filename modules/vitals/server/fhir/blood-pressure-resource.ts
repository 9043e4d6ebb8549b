import type { Coding, ObservationComponent } from 'fhir/r4';
import { codeableConcept, coding, ucumQuantity } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { PRESSURE } from './vital-codes.ts';
import { vitalObservation } from './vital-observation.ts';
import { type PressureRow, readPressures } from './vitals-fhir.sql.ts';
import { createBloodPressure, retractBloodPressure } from './write-vital.ts';

const SUFFIX = '-bp';
const PROFILE = usCore('us-core-blood-pressure');

/** Blood pressures: the systolic and the diastolic value that were measured together. */
export const bloodPressureResource: FhirResource = {
  id: 'vitals.blood-pressures',
  type: 'Observation',
  profiles: [PROFILE],
  rule: 'vitals.view',
  create: createBloodPressure,
  update: retractBloodPressure,
  read: async ({ app, clinicId }, selection) =>
    (await readPressures(app.database.kysely, clinicId, selection, SUFFIX)).map(toResource),
};

function toResource(row: PressureRow): FhirRecord {
  const isSystolic = row.code === 'blood_pressure_high';
  const [systolic, diastolic] = isSystolic ? [row.value, row.other_value] : [null, row.value];
  return vitalObservation(row, {
    id: `${row.id}${SUFFIX}`,
    profiles: [PROFILE],
    changed: row.changed_time,
    code: codeableConcept([PRESSURE.panel], 'Blood pressure'),
    component: [component(PRESSURE.systolic, systolic), component(PRESSURE.diastolic, diastolic)],
  });
}

// The profile demands both; the one that was not measured says that it is unknown.
function component(code: Coding, value: number | null): ObservationComponent {
  return {
    code: codeableConcept([code]),
    ...(value === null
      ? { dataAbsentReason: codeableConcept([coding(SYSTEMS.dataAbsentReason, 'unknown', 'Unknown')]) }
      : { valueQuantity: ucumQuantity(value, 'mm[Hg]', 'mmHg') }),
  };
}
