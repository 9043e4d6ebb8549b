import type { CodeableConcept, Coverage } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { dayIn } from '#platform/day-in.ts';
import { type CoverageRow, readCoverages } from './coverages-fhir.sql.ts';

const PROFILE = usCore('us-core-coverage');
const RELATIONSHIPS = 'http://terminology.hl7.org/CodeSystem/subscriber-relationship';
const CLASSES = 'http://terminology.hl7.org/CodeSystem/coverage-class';
// Source of Payment Typology (nahdo.org/sopt), as far as its codes mean the same as the clinic's types.
const TYPOLOGY = 'https://nahdo.org/sopt';
const TYPES: Readonly<Partial<Record<CoverageRow['payer_type'], string>>> = {
  Medicare: '1',
  Medicaid: '2',
  Tricare: '311',
  Commercial: '5',
};
const ORDER = { Primary: 1, Secondary: 2, Tertiary: 3 } as const;

/** Insurances of patients. */
export const coverageResource: FhirResource = {
  id: 'eligibility.coverages',
  type: 'Coverage',
  profiles: [PROFILE],
  rule: 'eligibility.view',
  read: async ({ app, clinicId, timeZone, now }, selection) => {
    const today = dayIn(timeZone, now);
    const rows = await readCoverages(app.database.kysely, clinicId, selection);
    return rows.map((row) => toResource(row, today));
  },
};

function toResource(row: CoverageRow, today: string): FhirRecord {
  const { relationship, start_date: start, end_date: end } = row;
  const subscriber = [row.subscriber_first_name, row.subscriber_last_name].filter(Boolean).join(' ');
  const classes = classesOf(row);
  return {
    resource: {
      resourceType: 'Coverage',
      id: row.id,
      meta: metaOf(row.updated_time, [PROFILE], row.version),
      identifier: [
        { type: codeableConcept([coding(SYSTEMS.identifierType, 'MB', 'Member Number')]), value: row.member_id },
      ],
      // FHIR has no status for a coverage that has ended.
      status: end !== null && end < today ? 'cancelled' : 'active',
      type: typeOf(row.payer_type),
      subscriberId: row.member_id,
      ...(relationship === 'Self' && { subscriber: reference('Patient', row.patient_id) }),
      ...(relationship !== 'Self' && subscriber !== '' && { subscriber: { display: subscriber } }),
      beneficiary: reference('Patient', row.patient_id),
      relationship: codeableConcept([coding(RELATIONSHIPS, relationship.toLowerCase(), relationship)]),
      ...((start !== null || end !== null) && {
        period: { ...(start !== null && { start }), ...(end !== null && { end }) },
      }),
      payor: [reference('Organization', row.payer_id, row.payer_name)],
      ...(classes.length > 0 && { class: classes }),
      order: ORDER[row.priority],
    },
    patientId: row.patient_id,
    authorUserId: null,
    authoredTime: row.updated_time,
  };
}

function typeOf(type: CoverageRow['payer_type']): CodeableConcept {
  const code = TYPES[type];
  return codeableConcept(code === undefined ? [] : [coding(TYPOLOGY, code)], type);
}

function classesOf(row: CoverageRow): NonNullable<Coverage['class']> {
  const of = (code: string, display: string, value: string, name: string) => ({
    type: codeableConcept([coding(CLASSES, code, display)]),
    value,
    ...(name !== '' && { name }),
  });
  return [
    ...(row.group_number === '' && row.group_name === ''
      ? []
      : [of('group', 'Group', row.group_number || row.group_name, row.group_name)]),
    ...(row.plan_name === '' ? [] : [of('plan', 'Plan', row.plan_name, row.plan_name)]),
  ];
}
