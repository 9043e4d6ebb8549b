import type { Encounter } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { type NamedPerson, personName } from '#practice/rules';

/** The profile of encounters. */
export const ENCOUNTER_PROFILE = usCore('us-core-encounter');

const ACT = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
const PARTICIPATION = 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType';

/** What is known of an encounter. */
interface EncounterFacts {
  id: string;
  clinicId: string;
  changed: Date;
  version?: number;
  status: Encounter['status'];
  isVirtual: boolean;
  /** What it was, in the clinic's words. */
  type: string;
  patient: { id: string; name: string };
  seenBy: (NamedPerson & { userId: string }) | null;
  period: Encounter['period'];
  appointmentId: string | null;
  /** The diagnoses that it was for. */
  diagnosisIds?: readonly string[];
}

/** Returns an encounter; where it was is not known. */
export function buildEncounter(facts: EncounterFacts): Encounter {
  const { seenBy, appointmentId, diagnosisIds = [] } = facts;
  return {
    resourceType: 'Encounter',
    id: facts.id,
    meta: metaOf(facts.changed, [ENCOUNTER_PROFILE], facts.version),
    identifier: [{ system: SYSTEMS.uri, value: `urn:uuid:${facts.id}` }],
    status: facts.status,
    class: facts.isVirtual ? coding(ACT, 'VR', 'virtual') : coding(ACT, 'AMB', 'ambulatory'),
    type: [codeableConcept([], facts.type)],
    subject: reference('Patient', facts.patient.id, facts.patient.name),
    ...(seenBy !== null && {
      participant: [
        {
          type: [codeableConcept([coding(PARTICIPATION, 'PPRF', 'primary performer')])],
          ...(facts.period !== undefined && { period: facts.period }),
          individual: reference('Practitioner', seenBy.userId, personName(seenBy)),
        },
      ],
    }),
    ...(appointmentId !== null && { appointment: [reference('Appointment', appointmentId)] }),
    period: facts.period,
    ...(diagnosisIds.length > 0 && { reasonReference: diagnosisIds.map((id) => reference('Condition', id)) }),
    serviceProvider: reference('Organization', facts.clinicId),
  };
}
