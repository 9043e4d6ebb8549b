import { centimetresOf } from './height.ts';
import { implausible, swappedPressures, type Plausible } from './implausible.ts';

/** What is typed into a form of vitals; a height in feet and inches. */
export type TypedVitals = {
  /** By the vital's id: a number, null for none, or what was typed where that is no number. */
  values: Record<string, number | string | null>;
  feet: number | string | null;
  inches: number | string | null;
  /** What was asked about and is right, each as `FilledVital` names it: another value is asked about anew. */
  sure: string[];
};

/** A vital as far as a form asks for it. */
export interface FormVital extends Plausible {
  vital_info_id: string;
}

/** A vital with the value that was typed for it, a height in centimetres. */
export interface FilledVital<Vital extends FormVital> {
  vital: Vital;
  value: number;
  /** Names the value, and what it was typed beside where that matters. */
  key: string;
}

interface Issue {
  path: string[];
  message: string;
}

/** A form of these vitals with nothing in it. */
export function emptyVitals(vitals: readonly FormVital[]): TypedVitals {
  const values = Object.fromEntries(vitals.map(({ vital_info_id }) => [vital_info_id, null]));
  return { values, feet: null, inches: null, sure: [] };
}

/** The field at which something is said about a vital: a height's feet. */
export function placeOf({ code, vital_info_id }: FormVital): string {
  return code === 'height' ? 'feet' : `values.${vital_info_id}`;
}

/** The vitals for which something is typed, and what of that is no number from 0 up. */
export function readVitals<Vital extends FormVital>(
  typed: TypedVitals,
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

/** A value that is hard to believe, and the question about it. */
export interface Doubt<Vital extends FormVital> extends FilledVital<Vital> {
  question: string;
}

/** What is asked about, never refused: a slip of the finger, a second pressure before the first. */
export function doubtsOf<Vital extends FormVital>(filled: readonly FilledVital<Vital>[]): Doubt<Vital>[] {
  const systolic = filled.find(({ vital }) => vital.code === 'blood_pressure_high')?.value;
  return filled.flatMap((each) => {
    const swapped = each.vital.code === 'blood_pressure_low' ? swappedPressures(systolic, each.value) : null;
    const question = implausible(each.value, each.vital) ?? swapped;
    return question === null ? [] : [{ ...each, question }];
  });
}
