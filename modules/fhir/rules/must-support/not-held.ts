/** Why a must-support element of a profile occurs in no resource. */
export interface NotHeld {
  /** The short name of the profile. */
  profile: string;
  elements: readonly string[];
  reason: string;
}

/** The must-support elements that Salus holds nothing for. Without their reasons they would be gaps of the mapping. */
export const NOT_HELD: readonly NotHeld[] = [
  {
    profile: 'us-core-patient',
    elements: ['extension:tribalAffiliation', 'extension:sex', 'extension:genderIdentity'],
    reason: 'a patient has a gender and a gender at birth (`gender`, birth sex) only',
  },
  {
    profile: 'us-core-patient',
    elements: ['name.suffix', 'name.period', 'address.period'],
    reason: 'names have no suffix; earlier names and addresses are in the audit log only',
  },
  { profile: 'us-core-practitionerrole', elements: ['endpoint'], reason: 'members have no Direct address' },
  {
    profile: 'us-core-relatedperson',
    elements: ['address'],
    reason: 'an emergency contact is a name and a phone number',
  },
  {
    profile: 'us-core-encounter',
    elements: ['reasonCode'],
    reason: 'reasons are the diagnoses of the signed note (`reasonReference`)',
  },
  {
    profile: 'us-core-encounter',
    elements: ['hospitalization.dischargeDisposition'],
    reason: 'all care is outpatient care',
  },
  {
    profile: 'us-core-encounter',
    elements: ['location.location'],
    reason: 'an appointment is with a member, in no practice',
  },
  {
    profile: 'us-core-condition-problems-health-concerns',
    elements: ['extension:assertedDate', 'verificationStatus', 'category:screening-assessment'],
    reason:
      'a problem has an onset and a day of entry; how certain it is, and whether it is a social need, is not recorded',
  },
  {
    profile: 'us-core-condition-encounter-diagnosis',
    elements: ['extension:assertedDate', 'clinicalStatus', 'onsetDateTime', 'abatementDateTime'],
    reason: 'a diagnosis of a note is a code and its order; its course is on the problem list',
  },
  {
    profile: 'us-core-medicationrequest',
    elements: ['reportedReference', 'reasonReference', 'dosageInstruction.doseAndRate.doseQuantity'],
    reason: 'the sig is text; reasons are codes; what a patient takes otherwise is marked by `reportedBoolean`',
  },
  {
    profile: 'us-core-medicationdispense',
    elements: [
      'authorizingPrescription',
      'type',
      'dosageInstruction.timing',
      'dosageInstruction.doseAndRate.doseQuantity',
    ],
    reason: 'what the clinic dispenses from its stock needs no prescription, and its directions are text',
  },
  { profile: 'us-core-procedure', elements: ['basedOn'], reason: 'procedures of a note are not ordered before' },
  {
    profile: 'us-core-servicerequest',
    elements: ['occurrencePeriod', 'reasonReference'],
    reason: 'a specimen is collected at one time (`occurrenceDateTime`); reasons are codes',
  },
  {
    profile: 'us-core-questionnaireresponse',
    elements: ['questionnaire.extension:url'],
    reason: 'the questionnaire is a resource of the same API',
  },
  {
    profile: 'us-core-observation-screening-assessment',
    elements: ['category:screening-assessment', 'valueCodeableConcept', 'valueString', 'hasMember'],
    reason: 'only totals are observations; single answers are in the QuestionnaireResponse',
  },
  {
    profile: 'us-core-vital-signs',
    elements: ['dataAbsentReason'],
    reason: 'a vital sign is a measured value; only one half of a blood pressure can be missing',
  },
  {
    profile: 'us-core-pulse-oximetry',
    elements: [
      'component',
      'component:FlowRate.code',
      'component:FlowRate.valueQuantity.value',
      'component:FlowRate.valueQuantity.unit',
      'component:FlowRate.valueQuantity.system',
      'component:FlowRate.valueQuantity.code',
      'component:Concentration.code',
      'component:Concentration.valueQuantity.value',
      'component:Concentration.valueQuantity.unit',
      'component:Concentration.valueQuantity.system',
      'component:Concentration.valueQuantity.code',
    ],
    reason: 'inhaled oxygen is not recorded',
  },
];
