import { CM_PER_INCH } from '../../rules/index.ts';
import { FHIR_VITALS } from './vital-codes.ts';

/** A unit in which a value can be sent, and how it becomes the stored one if it is another. */
export interface VitalUnit {
  ucum: string;
  convert?: (value: number) => number;
}

// The avoirdupois pound is 0.45359237 kg exactly (NIST Handbook 44, Appendix C).
const KG_PER_POUND = 0.453_592_37;

const OTHER_UNITS: Readonly<Record<string, readonly VitalUnit[]>> = {
  body_temperature: [{ ucum: 'Cel', convert: (value) => (value * 9) / 5 + 32 }],
  height: [
    { ucum: '[in_i]', convert: (value) => value * CM_PER_INCH },
    { ucum: 'm', convert: (value) => value * 100 },
  ],
  weight: [
    { ucum: 'kg', convert: (value) => value / KG_PER_POUND },
    { ucum: 'g', convert: (value) => value / 1000 / KG_PER_POUND },
  ],
};

/** The UCUM units in which each standard vital can be sent; the stored one first. */
export const UNITS: Readonly<Record<string, readonly VitalUnit[]>> = {
  ...Object.fromEntries(
    Object.entries(FHIR_VITALS).map(([code, vital]) => [code, [{ ucum: vital!.ucum }, ...(OTHER_UNITS[code] ?? [])]]),
  ),
  blood_pressure_high: [{ ucum: 'mm[Hg]' }],
  blood_pressure_low: [{ ucum: 'mm[Hg]' }],
};
