const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition';
const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const REPORTED = "(status in ('partial' | 'preliminary' | 'final' | 'amended' | 'corrected' | 'appended'))";

const VITAL = [
  'status.exists()',
  `category.coding.where(system = '${CATEGORY}' and code = 'vital-signs').count() = 1`,
  'code.exists()',
  'subject.reference.exists()',
  'effective.exists()',
  'value.exists() or component.exists() or hasMember.exists() or dataAbsentReason.exists()',
  'effective.ofType(dateTime).all($this.toString().length() >= 10)',
];

const SIMPLE = ['status.exists()', 'category.exists()', 'code.exists()', 'subject.reference.exists()'];

const CLINICAL_RESULT = [
  ...SIMPLE,
  'effective.ofType(dateTime).all($this.toString().length() >= 10)',
  'hasMember.exists() or component.exists() or value.exists() or dataAbsentReason.exists()',
  `value.ofType(Quantity).system.empty() or value.ofType(Quantity).system = '${UCUM}'`,
];

// An NPI has ten digits, the last of which is a check digit (us-core-16 and us-core-17).
const NPI = 'http://hl7.org/fhir/sid/us-npi';
const doubled = (at: number): string =>
  `iif(value.substring(${at}, 1).toInteger() < 5, value.substring(${at}, 1).toInteger() * 2, value.substring(${at}, 1).toInteger() * 2 - 9)`;
const single = (at: number): string => `value.substring(${at}, 1).toInteger()`;
const CHECK_SUM = [0, 2, 4, 6, 8].map((at) => `${doubled(at)} + ${single(at + 1)}`).join(' + ');
const NPI_RULES = [
  `identifier.where(system = '${NPI}').all(value.matches('^[0-9]{10}$'))`,
  `identifier.where(system = '${NPI}').all((${CHECK_SUM} + 24) mod 10 = 0)`,
];

/**
 * What the profiles of US Core 6.1.0 demand beyond base R4, as FHIRPath that must be true; by canonical address. From
 * the published definitions (github.com/HL7/US-Core, tag 6.1.0): cardinalities, invariants, and fixed and required codes.
 */
export const US_CORE_RULES: Readonly<Record<string, readonly string[]>> = {
  [`${US_CORE}/us-core-patient`]: [
    'identifier.exists() and identifier.all(system.exists() and value.exists())',
    'name.exists() and name.all((family.exists() or given.exists()) xor extension.exists())',
    'telecom.all(system.exists() and value.exists())',
    'gender.exists()',
    'communication.all(language.exists())',
  ],
  [`${US_CORE}/us-core-practitioner`]: [
    'identifier.exists() and identifier.all(system.exists() and value.exists())',
    'name.exists() and name.all(family.exists())',
    ...NPI_RULES,
  ],
  [`${US_CORE}/us-core-practitionerrole`]: [
    'telecom.exists() or endpoint.exists()',
    'practitioner.exists() or organization.exists() or healthcareService.exists() or location.exists()',
    'telecom.all(system.exists() and value.exists())',
  ],
  [`${US_CORE}/us-core-organization`]: [
    'active.exists()',
    'name.exists()',
    ...NPI_RULES,
    `identifier.where(system = 'urn:oid:2.16.840.1.113883.4.7').all(value.matches('^[0-9]{2}D[0-9]{7}$'))`,
    `identifier.where(system = 'urn:oid:2.16.840.1.113883.6.300').all(value.matches('^[0-9]{5}$'))`,
  ],
  [`${US_CORE}/us-core-location`]: ['name.exists()'],
  [`${US_CORE}/us-core-relatedperson`]: [
    'active.exists()',
    'patient.reference.exists()',
    'name.exists() or relationship.exists()',
  ],
  [`${US_CORE}/us-core-encounter`]: [
    'status.exists()',
    'class.exists()',
    'type.exists()',
    'subject.reference.exists()',
    'identifier.all(system.exists() and value.exists())',
  ],
  [`${US_CORE}/us-core-careteam`]: [
    'subject.reference.exists()',
    'participant.exists() and participant.all(role.exists() and member.exists())',
  ],
  [`${US_CORE}/us-core-provenance`]: [
    'target.exists() and target.all(reference.exists())',
    'recorded.exists()',
    'agent.exists() and agent.all(who.exists())',
    "agent.all(who.reference.matches('^(Practitioner|Device)/').not() or onBehalfOf.exists())",
  ],
  [`${US_CORE}/us-core-allergyintolerance`]: [
    'code.exists()',
    'patient.reference.exists()',
    "verificationStatus.coding.where(code = 'entered-in-error').exists() or clinicalStatus.exists()",
    "(verificationStatus.coding.where(code = 'entered-in-error').exists() and clinicalStatus.exists()).not()",
    'reaction.all(manifestation.exists())',
  ],
  [`${US_CORE}/us-core-condition-problems-health-concerns`]: [
    "category.coding.where(code in ('problem-list-item' | 'health-concern')).exists()",
    'code.exists()',
    'subject.reference.exists()',
    "verificationStatus.coding.where(code = 'entered-in-error').exists() or clinicalStatus.exists()",
    "(verificationStatus.coding.where(code = 'entered-in-error').exists() and clinicalStatus.exists()).not()",
    "abatement.empty() or clinicalStatus.coding.where(code in ('resolved' | 'remission' | 'inactive')).exists()",
  ],
  [`${US_CORE}/us-core-condition-encounter-diagnosis`]: [
    "category.coding.where(system = 'http://terminology.hl7.org/CodeSystem/condition-category' and code = 'encounter-diagnosis').count() = 1",
    'code.exists()',
    'subject.reference.exists()',
    "(verificationStatus.coding.where(code = 'entered-in-error').exists() and clinicalStatus.exists()).not()",
  ],
  [`${US_CORE}/us-core-coverage`]: [
    'status.exists()',
    'relationship.exists()',
    'payor.count() = 1',
    'beneficiary.reference.exists()',
    "subscriberId.exists() or identifier.where(type.coding.code = 'MB').value.exists()",
  ],
  [`${US_CORE}/us-core-medicationrequest`]: [
    'status.exists()',
    'intent.exists()',
    'medication.exists()',
    'subject.reference.exists()',
    "(intent in ('order' | 'original-order' | 'reflex-order' | 'filler-order' | 'instance-order')).not() or requester.exists()",
  ],
  [`${US_CORE}/us-core-medicationdispense`]: [
    'status.exists()',
    'medication.exists()',
    'subject.reference.exists()',
    "status != 'completed' or whenHandedOver.exists()",
  ],
  [`${US_CORE}/us-core-procedure`]: [
    'status.exists()',
    'code.exists()',
    'subject.reference.exists()',
    "(status in ('completed' | 'in-progress')).not() or performed.exists()",
  ],
  [`${US_CORE}/us-core-servicerequest`]: [
    'status.exists()',
    'intent.exists()',
    'code.exists()',
    'subject.reference.exists()',
  ],
  [`${US_CORE}/us-core-specimen`]: ['type.exists()'],
  [`${US_CORE}/us-core-diagnosticreport-lab`]: [
    'status.exists()',
    "category.coding.where(system = 'http://terminology.hl7.org/CodeSystem/v2-0074' and code = 'LAB').count() = 1",
    'code.exists()',
    'subject.reference.exists()',
    `${REPORTED}.not() or effective.exists()`,
    `${REPORTED}.not() or issued.exists()`,
  ],
  [`${US_CORE}/us-core-diagnosticreport-note`]: [
    'status.exists()',
    'category.exists()',
    'code.exists()',
    'subject.reference.exists()',
    `${REPORTED}.not() or effective.exists()`,
  ],
  [`${US_CORE}/us-core-documentreference`]: [
    'status.exists()',
    `type.coding.where(system = '${LOINC}' or (system = 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor' and code = 'UNK')).exists()`,
    'category.exists()',
    'subject.reference.exists()',
    'content.exists() and content.all(attachment.url.exists() or attachment.data.exists())',
    'context.encounter.count() <= 1',
  ],
  [`${US_CORE}/us-core-questionnaireresponse`]: [
    'questionnaire.exists()',
    'status.exists()',
    'subject.reference.exists()',
    'authored.exists()',
  ],
  [`${US_CORE}/us-core-observation-lab`]: [
    ...CLINICAL_RESULT,
    `category.coding.where(system = '${CATEGORY}' and code = 'laboratory').count() = 1`,
  ],
  [`${US_CORE}/us-core-observation-clinical-result`]: CLINICAL_RESULT,
  [`${US_CORE}/us-core-observation-screening-assessment`]: [
    ...CLINICAL_RESULT,
    `category.coding.where(system = '${CATEGORY}' and code = 'survey').count() = 1`,
  ],
  [`${US_CORE}/us-core-simple-observation`]: SIMPLE,
  [`${US_CORE}/us-core-vital-signs`]: VITAL,
  [`${US_CORE}/us-core-blood-pressure`]: [
    ...VITAL,
    `code.coding.where(system = '${LOINC}' and code = '85354-9').exists()`,
    ...['8480-6', '8462-4'].map(
      (code) =>
        `component.where(code.coding.where(system = '${LOINC}' and code = '${code}').exists() and (value.ofType(Quantity).where(value.exists() and unit.exists() and system = '${UCUM}' and code = 'mm[Hg]').exists() or dataAbsentReason.exists())).count() = 1`,
    ),
  ],
  [`${US_CORE}/us-core-body-temperature`]: vital(['8310-5'], ['Cel', '[degF]']),
  [`${US_CORE}/us-core-heart-rate`]: vital(['8867-4'], ['/min']),
  [`${US_CORE}/us-core-respiratory-rate`]: vital(['9279-1'], ['/min']),
  [`${US_CORE}/us-core-pulse-oximetry`]: vital(['59408-5', '2708-6'], ['%']),
  [`${US_CORE}/us-core-body-height`]: vital(['8302-2'], ['cm', '[in_i]']),
  [`${US_CORE}/us-core-body-weight`]: vital(['29463-7'], ['g', 'kg', '[lb_av]']),
  [`${US_CORE}/us-core-bmi`]: vital(['39156-5'], ['kg/m2']),
  [`${US_CORE}/us-core-head-circumference`]: vital(['9843-4'], ['cm', '[in_i]']),
};

function vital(codes: readonly string[], units: readonly string[]): readonly string[] {
  const unit = units.map((code) => `'${code}'`).join(' | ');
  return [
    ...VITAL,
    ...codes.map((code) => `code.coding.where(system = '${LOINC}' and code = '${code}').exists()`),
    `value.empty() or value.ofType(Quantity).where(value.exists() and unit.exists() and system = '${UCUM}' and (code in (${unit}))).exists()`,
  ];
}
