import type { CodeableConcept, Observation, ObservationReferenceRange, Quantity } from 'fhir/r4';
import { codeableConcept, coding } from '#platform/fhir/build-elements.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import type { ObservationRow } from './labs-fhir.sql.ts';

// Units that laboratories write and that UCUM has in the same meaning; others stay text. Source: ucum.org, table of
// example codes for electronic messaging.
const SAME_IN_UCUM =
  '% mg/dL g/dL g/L mg/L ug/dL ug/L ug/mL ng/mL ng/dL ng/L pg/mL mg/g mmol/L umol/L nmol/L pmol/L mmol/mol mol/L mosm/kg ' +
  'meq/L U/L kU/L U/mL mL/min mL/min/{1.73_m2} fL pg g mg mL L s min h mm/h /uL /mL 10*3/uL 10*6/uL 10*9/L 10*12/L ' +
  '[IU]/L [IU]/mL m[IU]/L m[IU]/mL u[IU]/mL k[IU]/L';
const UCUM: ReadonlyMap<string, string> = new Map([
  ...SAME_IN_UCUM.split(' ').map((unit): [string, string] => [unit, unit]),
  ['mEq/L', 'meq/L'],
  ['IU/L', '[IU]/L'],
  ['IU/mL', '[IU]/mL'],
  ['mIU/L', 'm[IU]/L'],
  ['mIU/mL', 'm[IU]/mL'],
  ['uIU/mL', 'u[IU]/mL'],
  ['mcg/dL', 'ug/dL'],
  ['mcg/mL', 'ug/mL'],
  ['mcg/L', 'ug/L'],
  ['K/uL', '10*3/uL'],
  ['M/uL', '10*6/uL'],
  ['x10E3/uL', '10*3/uL'],
  ['x10E6/uL', '10*6/uL'],
  ['10^3/uL', '10*3/uL'],
  ['10^6/uL', '10*6/uL'],
  ['mm/hr', 'mm/h'],
  ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
  ['mL/min/1.73', 'mL/min/{1.73_m2}'],
  ['sec', 's'],
]);
const COMPARED = /^(<=|>=|<|>)\s*(\d+(?:\.\d+)?)$/;
const LETTERS = {
  normal: ['N', 'Normal'],
  abnormal: ['A', 'Abnormal'],
  low: ['L', 'Low'],
  high: ['H', 'High'],
  'critical low': ['LL', 'Critical low'],
  'critical high': ['HH', 'Critical high'],
  critical: ['AA', 'Critical abnormal'],
} as const;

/** Returns a laboratory's quantity; its unit has a UCUM code only if it is known to mean the same. */
export function labQuantity(value: number, units: string): Quantity {
  const code = UCUM.get(units);
  return {
    value,
    ...(units !== '' && { unit: units }),
    ...(code !== undefined && { system: SYSTEMS.ucum, code }),
  };
}

type LabValue = Pick<Observation, 'valueQuantity' | 'valueString' | 'valueCodeableConcept' | 'dataAbsentReason'>;

/** Returns a value as sent: a number, a bound such as <0.01, a code's text, or text; or why there is none. */
export function labValue({
  value_text: text,
  value_number: value,
  value_type: type,
  units,
  status,
}: ObservationRow): LabValue {
  const compared = COMPARED.exec(text.trim());
  if (compared !== null) {
    const comparator = compared[1] as NonNullable<Quantity['comparator']>;
    const { value: number, ...unit } = labQuantity(Number(compared[2]), units);
    return { valueQuantity: { value: number!, comparator, ...unit } };
  }
  if (value !== null) return { valueQuantity: labQuantity(value, units) };
  if (text === '') return absent(status === 'X' ? 'error' : 'unknown');
  const whole = units === '' ? text : `${text} ${units}`;
  return type === 'CE' || type === 'CWE'
    ? { valueCodeableConcept: codeableConcept([], whole) }
    : { valueString: whole };
}

/** Returns why an observation has no value. */
export function absent(reason: 'error' | 'unknown'): LabValue {
  const display = reason === 'error' ? 'Error' : 'Unknown';
  return { dataAbsentReason: codeableConcept([coding(SYSTEMS.dataAbsentReason, reason, display)]) };
}

/** Returns the interpretation of a value, e.g. H for high. */
export function labInterpretation({ interpretation }: ObservationRow): CodeableConcept | null {
  const letters = LETTERS[interpretation as keyof typeof LETTERS] as readonly [string, string] | undefined;
  if (letters === undefined) return null;
  return codeableConcept([
    coding('http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', letters[0], letters[1]),
  ]);
}

/** Returns the reference range as sent, with its bounds if they could be read. */
export function labRange({ range_text: text, low, high, units }: ObservationRow): ObservationReferenceRange | null {
  if (text === '' && low === null && high === null) return null;
  return {
    ...(low !== null && { low: labQuantity(low, units) }),
    ...(high !== null && { high: labQuantity(high, units) }),
    ...(text !== '' && { text }),
  };
}
