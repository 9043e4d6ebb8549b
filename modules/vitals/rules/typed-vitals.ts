import { centimetresOf } from './height.ts';
import { implausible, swappedPressures, type PlausibilityRange } from './implausible.ts';

/** The input of a vitals form; heights in feet and inches. */
export type VitalsInputValues = {
  /** By vital ID: a number, null for none, or invalid input as typed. */
  values: Record<string, number | string | null>;
  feet: number | string | null;
  inches: number | string | null;
  /** Confirmed values, each as the key of a `FilledVital`: another value requires a new confirmation. */
  sure: string[];
};

/** The fields of a vital that a form needs. */
export interface FormVital extends PlausibilityRange {
  vital_info_id: string;
}

/** A vital with its entered value; heights in centimeters. */
export interface FilledVital<Vital extends FormVital> {
  vital: Vital;
  value: number;
  /** Identifies the value, including related values if they matter. */
  key: string;
}

interface Issue {
  path: string[];
  message: string;
}

/** Returns an empty form for these vitals. */
export function emptyVitals(vitals: readonly FormVital[]): VitalsInputValues {
  const values = Object.fromEntries(vitals.map(({ vital_info_id }) => [vital_info_id, null]));
  return { values, feet: null, inches: null, sure: [] };
}

/** Returns the field that shows a vital's error: for heights, the feet. */
export function placeOf({ code, vital_info_id }: FormVital): string {
  return code === 'height' ? 'feet' : `values.${vital_info_id}`;
}

/** Returns the vitals with input, and an issue for each value that is not a number of 0 or more. */
export function readVitals<Vital extends FormVital>(
  typed: VitalsInputValues,
  vitals: readonly Vital[],
): { filled: FilledVital<Vital>[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const read = (value: number | string | null | undefined, path: string[]): number | null => {
    if (value == null || value === '') return null;
    if (typeof value === 'number' && value >= 0) return value;
    issues.push({ path, message: 'A number is expected' });
    return null;
  };
  const valueOf = ({ code, vital_info_id: id }: Vital): number | null => {
    if (code !== 'height') return read(typed.values[id], ['values', id]);
    const [feet, inches] = [read(typed.feet, ['feet']), read(typed.inches, ['inches'])];
    return feet === null && inches === null ? null : centimetresOf(feet ?? 0, inches ?? 0);
  };
  const found = vitals.map((vital) => ({ vital, value: valueOf(vital) }));
  const systolic = found.find(({ vital }) => vital.code === 'blood_pressure_high')?.value;
  const filled = found.flatMap(({ vital, value }) => {
    if (value === null) return [];
    const beside = vital.code === 'blood_pressure_low' && systolic != null ? ` below ${systolic}` : '';
    return [{ vital, value, key: `${vital.vital_info_id}=${value}${beside}` }];
  });
  return { filled, issues };
}

/** An implausible value with its confirmation question. */
export interface ValueQuestion<Vital extends FormVital> extends FilledVital<Vital> {
  question: string;
}

/**
 * Returns the values that require confirmation, which are never rejected: probable typos, and swapped blood pressures.
 */
export function doubtsOf<Vital extends FormVital>(filled: readonly FilledVital<Vital>[]): ValueQuestion<Vital>[] {
  const systolic = filled.find(({ vital }) => vital.code === 'blood_pressure_high')?.value;
  return filled.flatMap((each) => {
    const swapped = each.vital.code === 'blood_pressure_low' ? swappedPressures(systolic, each.value) : null;
    const question = implausible(each.value, each.vital) ?? swapped;
    return question === null ? [] : [{ ...each, question }];
  });
}
