export { bodyMassIndex, bodyMassIndices, type Measurement } from './body-mass-index.ts';
export { definitionForm, type DefinitionFields } from './definition-form.ts';
export { CM_PER_FOOT, CM_PER_INCH, centimetresOf, feetAndInches, INCHES_PER_FOOT, totalInches } from './height.ts';
export { implausible, swappedPressures, type PlausibilityRange } from './implausible.ts';
export { normalRange, standingOf, type RangePosition, type ValueRange } from './normal-range.ts';
export { STANDARD_VITALS, type StandardVital, type VitalCode } from './standard-vitals.ts';
export {
  type FormVital,
  type ValueQuestion,
  doubtsOf,
  emptyVitals,
  type FilledVital,
  placeOf,
  readVitals,
  type VitalsInputValues,
} from './typed-vitals.ts';
export { isScale, unitBehind, valueText, type ValueUnit } from './value-text.ts';
export { type TakenVital, vitalLines } from './vital-lines.ts';
export { MOST_READINGS, MOST_VALUE, NOTHING_FILLED, vitalsInput, type VitalsInput } from './vitals-input.ts';
