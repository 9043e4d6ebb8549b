export { ATTESTATION, ATTESTATION_NEEDED } from './attestation.ts';
export {
  type CheckedParties,
  firstProblem,
  furtherProblem,
  oldestWritten,
  type PrescriptionProblem,
  prescriptionProblem,
  strengthProblem,
  writtenDateProblem,
  writtenToday,
} from './check-prescription.ts';
export {
  changeCodes,
  changeSubCodes,
  codeWord,
  type CodeOption,
  finalForms,
  productQualifiers,
  quantityQualifiers,
  quantityUnits,
  strengthUnits,
  substitutionOptions,
  ingredientWords,
} from './code-tables.ts';
export {
  CONFIRM_NOT_CONTROLLED,
  CONTROLLED_NOT_ALLOWED,
  FREE_TEXT_CONTROLLED,
  GHB_NOTE,
  isControlled,
  isGhb,
  namesControlled,
  placeholderProblem,
  resemblesControlled,
} from './controlled.ts';
export { electronicOnly, paperExceptions, pdmpSite } from './controlled-by-state.ts';
export { elsewhereProblem, type WayElsewhere, waysElsewhere } from './controlled-elsewhere.ts';
export { NOTE_CANCELS, noteCancels } from './notes-guard.ts';
export {
  GROWN_AFTER,
  HEIGHT_CODE,
  INCHES,
  inchesOf,
  LOINC_VERSION,
  measurementProblem,
  type Measurements,
  POUNDS,
  UCUM_VERSION,
  WEIGHT_CODE,
} from './observation.ts';
export { cancelProblem, flagsOf, type FlaggedPharmacy, receiverProblem } from './pharmacy-flags.ts';
export {
  changeResponses,
  denialReasons,
  refillsFor,
  renewalResponses,
  type RequestKind,
  type ResponseFields,
  responseProblem,
  type ResponseType,
  shownFields,
} from './pharmacy-response.ts';
export {
  blankPrescription,
  type FavouriteFields,
  favouriteForm,
  type Ingredient,
  type PrescribedDiagnosis,
  prescriptionFields,
  type PrescriptionFields,
  prescriptionForm,
  type PrescriptionKind,
  prescriptionKinds,
} from './prescription-fields.ts';
export {
  ageWords,
  type CancelState,
  cancelStates,
  type FillState,
  fillStates,
  isEditable,
  isWithPharmacy,
  mayCancel,
  orderTabs,
  type PrescriptionState,
  prescriptionStates,
  REQUEST_HOURS,
  type ResponseState,
  UNKNOWN_AFTER_HOURS,
} from './prescription-states.ts';
export {
  answerTone,
  cancelWords,
  type PrescriptionStatus,
  isAnswerSent,
  responseWords,
  statusLine,
  statusOf,
  statusWords,
  type StatusFacts,
  WAITING,
  WITHDRAWN,
} from './prescription-status.ts';
export { type ConditionFacts, type KnownProblem, type KnownValue, patientConditions } from './patient-conditions.ts';
export { diagnosesTreated } from './treated-diagnoses.ts';
export { isDeaNumber, type License, licenseForm, licenseKinds, licenseOn, licenseStates } from './licenses.ts';
export { favouritesFor, groupFavourites } from './group-favourites.ts';
export { paperWording } from './paper-wording.ts';
export { isRenewalDue, supplyEnds } from './refills-due.ts';
export {
  type AlertOverride,
  byUrgency,
  doseKey,
  listKey,
  openAlerts,
  overrideReasons,
  REMEMBERED_MONTHS,
} from './safety.ts';
export { daysSupplyOf, sigForms, sigFrequencies, type SigParts, sigRoutes, sigText, sigVerbs } from './sig-builder.ts';
export {
  COMPOUND_PLACEHOLDER,
  DEFAULT_QUANTITY,
  DEFAULT_REFILLS,
  MOST_INGREDIENTS,
  newIngredient,
  NO_INGREDIENT,
  type OpenedDrug,
  startingFields,
  SUPPLY_PLACEHOLDER,
  TOO_MANY_INGREDIENTS,
  unitOfForm,
  untouchedDefaults,
  withIngredient,
  withoutIngredient,
} from './starting-fields.ts';
export { sigFlag, type SigInstruction, structuredSig, type StructuredSig } from './structured-sig.ts';
export {
  DUPLICATE_ORDER_NUMBER,
  isOrderNumber,
  negativeProblem,
  nextOrderNumber,
  numberOf,
  oneLine,
  ORDER_NUMBER_NEEDED,
  typedDecimal,
  typedInteger,
} from './typed-text.ts';
