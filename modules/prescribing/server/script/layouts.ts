/** The SCRIPT version of a message. */
export type ScriptVersion = '2017071' | '2023011';

/** The layout of messages in one version. */
export interface ScriptLayout {
  /** Version attributes of `Message` for each of its parts. */
  edition: string;
  /** The children of each element, in order. */
  order: Readonly<Record<string, readonly string[]>>;
  /**
   * Like `order`, with cardinality: `?` at most once, `*` any number, `+` at least once, nothing exactly once; `a|b`
   * one of them.
   */
  shape: Readonly<Record<string, string>>;
}

const PARTIES = 'Patient Pharmacy Prescriber';
const MEDICATION = `DrugDescription DrugCoded? Quantity DaysSupply? WrittenDate? LastFillDate? Substitutions NumberOfRefills? Diagnosis?
  PriorAuthorization? Note? DrugCoverageStatusCode? Sig RxFillIndicator? PharmacyRequestedRefills? CompoundInformation? OtherMedicationDate*`;
const ANSWER = 'ReasonCode* ReferenceNumber? DenialReason? Note?';

// Derived from public material on 2017071, since the schema itself is members-only. No public source shows the element
// order of 2023011.
const SHAPE_2017071: Readonly<Record<string, string>> = {
  Message: 'Header Body',
  Header: `To From MessageID RelatesToMessageID? SentTime Security? SenderSoftware? RxReferenceNumber? PrescriberOrderNumber?
    DigitalSignature?`,
  SenderSoftware: 'SenderSoftwareDeveloper SenderSoftwareProduct SenderSoftwareVersionRelease',
  Body: `NewRx|CancelRx|CancelRxResponse|RxRenewalRequest|RxRenewalResponse|RxChangeRequest|RxChangeResponse|RxFill|Status|Verify|Error`,
  NewRx: `AllergyOrAdverseEvent? BenefitsCoordination* ${PARTIES} Observation? MedicationPrescribed ProhibitRenewalRequest?`,
  CancelRx: `${PARTIES} MedicationPrescribed`,
  CancelRxResponse: 'Response',
  RxRenewalRequest: `${PARTIES} MedicationDispensed? MedicationPrescribed? FollowUpPrescriber?`,
  RxRenewalResponse: `RequestReferenceNumber? Response ${PARTIES} Observation? MedicationPrescribed`,
  RxChangeRequest: `MessageRequestCode MessageRequestSubCode* ${PARTIES} MedicationPrescribed MedicationRequested* FollowUpPrescriber?`,
  RxChangeResponse: `RequestReferenceNumber? Response ${PARTIES} MedicationPrescribed?`,
  RxFill: `FillStatus ${PARTIES} MedicationDispensed? MedicationPrescribed?`,
  FillStatus: 'Dispensed|PartiallyDispensed|NotDispensed|Transferred',
  Dispensed: ANSWER,
  PartiallyDispensed: ANSWER,
  NotDispensed: ANSWER,
  Transferred: ANSWER,
  Response: 'Approved|ApprovedWithChanges|Replace|Denied|Validated',
  Approved: ANSWER,
  ApprovedWithChanges: ANSWER,
  Replace: ANSWER,
  Denied: 'ReasonCode* ReferenceNumber? DenialReason Note?',
  Validated: ANSWER,
  Status: 'Code DescriptionCode? Description?',
  Error: 'Code DescriptionCode? Description',
  Verify: 'VerifyStatus',
  VerifyStatus: 'Code DescriptionCode? Description?',
  AllergyOrAdverseEvent: 'NoKnownAllergies? Allergies*',
  Allergies: 'SourceOfInformation EffectiveDate? AdverseEvent DrugProductCoded?',
  AdverseEvent: 'Text Code?',
  DrugProductCoded: 'Code? Qualifier? Text',
  Patient: 'HumanPatient',
  // Not every patient has a phone, and fields that a pharmacy omits about itself are returned as received.
  HumanPatient: 'Identification? Name Gender DateOfBirth Address? CommunicationNumbers?',
  Identification:
    'NCPDPID? StateLicenseNumber? MedicalRecordIdentificationNumberEHR? DEANumber? NPI? Data2000WaiverID?',
  Name: 'LastName FirstName MiddleName?',
  DateOfBirth: 'Date',
  Address: 'AddressLine1 AddressLine2? City StateProvince PostalCode CountryCode',
  CommunicationNumbers: 'PrimaryTelephone? ElectronicMail? Fax?',
  PrimaryTelephone: 'Number',
  Fax: 'Number',
  Pharmacy: 'Identification BusinessName Address? CommunicationNumbers?',
  Prescriber: 'NonVeterinarian',
  NonVeterinarian: 'Identification PracticeLocation? Name Address? CommunicationNumbers?',
  PracticeLocation: 'BusinessName',
  Observation: 'Measurement+',
  Measurement: 'VitalSign LOINCVersion Value UnitOfMeasure UCUMVersion ObservationDate',
  ObservationDate: 'Date',
  MedicationPrescribed: MEDICATION,
  MedicationDispensed: MEDICATION,
  MedicationRequested: MEDICATION,
  DrugCoded: 'ProductCode? Strength? DrugDBCode? DEASchedule?',
  ProductCode: 'Code Qualifier',
  DrugDBCode: 'Code Qualifier',
  DEASchedule: 'Code',
  Strength: 'StrengthValue StrengthForm? StrengthUnitOfMeasure?',
  StrengthForm: 'Code',
  StrengthUnitOfMeasure: 'Code',
  Quantity: 'Value CodeListQualifier QuantityUnitOfMeasure',
  QuantityUnitOfMeasure: 'Code',
  WrittenDate: 'Date',
  LastFillDate: 'Date',
  EffectiveDate: 'Date',
  Diagnosis: 'ClinicalInformationQualifier Primary Secondary?',
  Primary: 'Code Qualifier Description',
  Secondary: 'Code Qualifier Description',
  Sig: 'SigText',
  CompoundInformation: 'FinalCompoundPharmaceuticalDosageForm CompoundIngredientsLotNotUsed+',
  CompoundIngredientsLotNotUsed: 'CompoundIngredient Quantity',
  CompoundIngredient: 'CompoundIngredientItemDescription ProductCode? Strength?',
  // Nested elements of the same name: the outer one has the qualifier, the inner one the date.
  OtherMedicationDate: 'OtherMedicationDate? Date? OtherMedicationDateQualifier?',
};

/** Returns the names in a shape, in order. */
const orderOf = (shape: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(shape).map(([name, inside]) => [name, inside.match(/\w+/g) ?? []]));

/**
 * Layouts for outgoing messages. 2023011 uses the order of 2017071, since no public source shows another; add a
 * separate shape here, from its implementation guide, before using it. The reader accepts both.
 */
export const layouts: Readonly<Record<ScriptVersion, ScriptLayout>> = {
  '2017071': { edition: '20170715', order: orderOf(SHAPE_2017071), shape: SHAPE_2017071 },
  '2023011': { edition: '20230115', order: orderOf(SHAPE_2017071), shape: SHAPE_2017071 },
};
