export {
  controlledIn,
  type ControlledName,
  isNearControlled,
  mentionsGhb,
  misspelledIn,
  type Schedule,
  scheduleOf,
  scheduleWords,
} from './controlled/controlled.ts';
export { DOSAGE_FORMS, type DosageForm, type FormKey, quantityUnitOf, readForm, readRoute } from './dosage-form.ts';
export { descriptorId, drugWords, foldDrug, ingredientName, isDetail, type ProductKey, readNdc } from './drug-text.ts';
export { egfrOf } from './conditions/egfr.ts';
export { doseInMg } from './dose/judge-dose.ts';
export { type ReadSig, readSig } from './dose/read-sig.ts';
export { readStrength, readStrengths, type Strengths } from './dose/strengths.ts';
export { judgeSafety, type SafetyCircumstances } from './judge-safety.ts';
export type * from './safety.ts';
export { readFdaPackage, readFdaProduct } from './import/read-fda.ts';
export { hasPairHeadings, readPairs, severityOf } from './import/read-pairs.ts';
export { readRxTable, readRxTerms } from './import/read-rxterms.ts';
export {
  DRUG_FORMATS,
  type DrugFile,
  type DrugFileFormat,
  entriesOf,
  type LineIssue,
  type StagedPackage,
  type StagedPair,
  type StagedProduct,
} from './import/staged-drug.ts';
