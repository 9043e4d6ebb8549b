/** The version of SCRIPT that a message is written in. */
export type ScriptVersion = '2017071' | '2023011';

/** How a version lays a message out. */
export interface ScriptLayout {
  /** What the attributes of `Message` say of each of its parts. */
  edition: string;
  /** What stands in an element, in its order. */
  order: Readonly<Record<string, readonly string[]>>;
  /** The same with how often: `?` at most once, `*` any number, `+` once at least, nothing exactly once; `a|b` one of them. */
  shape: Readonly<Record<string, string>>;
}

const PARTIES = 'Patient Pharmacy Prescriber';
const MEDICATION = `DrugDescription DrugCoded? Quantity DaysSupply? WrittenDate? LastFillDate? Substitutions NumberOfRefills? Diagnosis?
  PriorAuthorization? Note? DrugCoverageStatusCode? Sig RxFillIndicator? PharmacyRequestedRefills? CompoundInformation? OtherMedicationDate*`;
const ANSWER = 'ReasonCode* ReferenceNumber? DenialReason? Note?';

// What public material shows of 2017071: the schema itself is members-only. Nothing public shows how 2023011 orders its elements.
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
  // Not everybody has a telephone, and what a pharmacy leaves out of itself goes back to it as it came.
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
  // One stands in another of its name: the outer one holds it with its qualifier, the inner one the day.
  OtherMedicationDate: 'OtherMedicationDate? Date? OtherMedicationDateQualifier?',
};

/** The names in a shape, in their order. */
const orderOf = (shape: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(shape).map(([name, inside]) => [name, inside.match(/\w+/g) ?? []]));

/**
 * The layouts that messages are written in. 2023011 is written in the order of 2017071, for nothing public shows another: whoever holds its guide
 * gives it a shape of its own here before it is used; the reader takes either.
 */
export const layouts: Readonly<Record<ScriptVersion, ScriptLayout>> = {
  '2017071': { edition: '20170715', order: orderOf(SHAPE_2017071), shape: SHAPE_2017071 },
  '2023011': { edition: '20230115', order: orderOf(SHAPE_2017071), shape: SHAPE_2017071 },
};
