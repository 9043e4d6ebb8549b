import * as z from 'zod/mini';
import {
  codingShape,
  conceptShape,
  filled,
  instantShape,
  quantityShape,
  referenceShape,
} from '#platform/fhir/element-shapes.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import { elementInvalid, parseElements } from '#platform/fhir/parse-elements.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { FHIR_VITALS, PRESSURE } from './vital-codes.ts';
import { UNITS, type VitalUnit } from './vital-units.ts';

/** The elements of a vital sign that can be stored. */
const SHAPE = z.strictObject({
  status: z.enum(['final', 'entered-in-error']),
  category: z.optional(z.array(z.strictObject({ coding: z.array(codingShape), text: z.optional(filled) }))),
  code: conceptShape,
  subject: referenceShape,
  effectiveDateTime: instantShape,
  performer: z.optional(z.array(referenceShape)),
  valueQuantity: z.optional(quantityShape),
  component: z.optional(
    z.array(
      z.strictObject({
        code: conceptShape,
        valueQuantity: z.optional(quantityShape),
        dataAbsentReason: z.optional(conceptShape),
      }),
    ),
  ),
  note: z.optional(z.array(z.strictObject({ text: filled })).check(z.maxLength(1, 'One note can be stored'))),
});

type Elements = z.output<typeof SHAPE>;
type Concept = z.output<typeof conceptShape>;

/** One value of a vital sign, in the unit that is stored. */
export interface SentValue {
  /** The standard vital. */
  code: string;
  value: number;
  /** Whether it was sent in another unit, so that it has more decimal places than are stored. */
  isConverted: boolean;
  path: string;
}

/** A vital sign as it was sent. */
export interface SentVital {
  elements: Elements;
  values: SentValue[];
}

/** Parses an Observation of a vital sign, or of a blood pressure; values are converted to the units that are stored. */
export function parseVital(resource: AnyResource, served: AnyResource | null): SentVital | DomainError {
  const parsed = parseElements(SHAPE, resource, served);
  if (isDomainError(parsed)) return parsed;
  const { elements } = parsed;
  const strange = elements.category?.findIndex(
    ({ coding }) =>
      coding.length === 0 ||
      coding.some(({ system, code }) => system !== SYSTEMS.observationCategory || code !== 'vital-signs'),
  );
  if (strange !== undefined && strange >= 0)
    return elementInvalid(`category[${strange}]`, 'The only category is vital-signs');
  const values = isPressure(resource) ? pressureValues(elements) : singleValue(elements);
  return isDomainError(values) ? values : { elements, values };
}

/** Returns whether a resource has the code of a blood pressure with its components. */
export function isPressure(resource: AnyResource): boolean {
  return codesIn(resource).includes(PRESSURE.panel.code!);
}

/** Returns whether a resource has the code of a vital sign with a value of its own. */
export function isVitalSign(resource: AnyResource): boolean {
  return codesIn(resource).some((code) => vitalOf(code) !== undefined);
}

// The resource is unchecked: it may have any form.
function codesIn(resource: AnyResource): string[] {
  const { coding } = ((resource as { code?: unknown }).code ?? {}) as { coding?: unknown };
  return (Array.isArray(coding) ? coding : []).flatMap((one: { system?: unknown; code?: unknown } | null) =>
    one?.system === SYSTEMS.loinc && typeof one.code === 'string' ? [one.code] : [],
  );
}

function vitalOf(loinc: string): string | undefined {
  return Object.keys(FHIR_VITALS).find((code) => FHIR_VITALS[code]!.codings.some((one) => one.code === loinc));
}

function singleValue({ code, valueQuantity, component }: Elements): SentValue[] | DomainError {
  if (component !== undefined) return elementInvalid('component', 'This vital sign has no components');
  const vital = vitalOf(code.coding?.find((one) => one.system === SYSTEMS.loinc)?.code ?? '');
  if (
    vital === undefined ||
    !hasOnly(
      code,
      FHIR_VITALS[vital]!.codings.map((one) => one.code!),
    )
  )
    return elementInvalid('code', 'Send the LOINC codes of one vital sign');
  if (valueQuantity === undefined) return elementInvalid('valueQuantity', 'This element is required');
  const value = readQuantity(valueQuantity, vital, 'valueQuantity');
  return isDomainError(value) ? value : [value];
}

const PARTS = [
  ['blood_pressure_high', PRESSURE.systolic.code!],
  ['blood_pressure_low', PRESSURE.diastolic.code!],
] as const;

function pressureValues({ code, valueQuantity, component = [] }: Elements): SentValue[] | DomainError {
  if (!hasOnly(code, [PRESSURE.panel.code!])) return elementInvalid('code', 'Send the LOINC code 85354-9 only');
  if (valueQuantity !== undefined) return elementInvalid('valueQuantity', 'Send the values as components');
  const values: SentValue[] = [];
  for (const [index, part] of component.entries()) {
    const path = `component[${index}]`;
    const vital = PARTS.find(([, loinc]) => hasOnly(part.code, [loinc]))?.[0];
    if (vital === undefined) return elementInvalid(`${path}.code`, 'Send the LOINC code 8480-6 or 8462-4');
    if (part.valueQuantity === undefined) {
      if (part.dataAbsentReason === undefined)
        return elementInvalid(`${path}.valueQuantity`, 'This element is required');
      continue;
    }
    if (part.dataAbsentReason !== undefined)
      return elementInvalid(`${path}.dataAbsentReason`, 'A value that is there is not absent');
    if (values.some((one) => one.code === vital)) return elementInvalid(path, 'Send each value only once');
    const value = readQuantity(part.valueQuantity, vital, `${path}.valueQuantity`);
    if (isDomainError(value)) return value;
    values.push(value);
  }
  if (values.length === 0) return elementInvalid('component', 'Send at least one value');
  // A blood pressure has the id of its systolic value.
  return values.toSorted((one, other) => one.code.localeCompare(other.code));
}

function hasOnly({ coding = [] }: Concept, codes: readonly string[]): boolean {
  return (
    coding.length > 0 && coding.every(({ system, code }) => system === SYSTEMS.loinc && codes.includes(code ?? ''))
  );
}

function readQuantity(
  { value, system, code }: z.output<typeof quantityShape>,
  vital: string,
  path: string,
): SentValue | DomainError {
  const units: readonly VitalUnit[] = UNITS[vital] ?? [];
  const unit = system === SYSTEMS.ucum ? units.find((one) => one.ucum === code) : undefined;
  if (unit === undefined)
    return elementInvalid(`${path}.code`, `Send one of these UCUM units: ${units.map(({ ucum }) => ucum).join(', ')}`);
  return { code: vital, value: unit.convert?.(value) ?? value, isConverted: unit.convert !== undefined, path };
}
