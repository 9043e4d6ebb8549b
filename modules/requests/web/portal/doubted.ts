import { centimetresOf, feetAndInches, implausible, swappedPressures } from '#vitals/rules';
import type { TakenVital } from './portal-api.ts';

/** What is typed of a patient's measurements, by the vital's id; a height in feet and inches. */
export interface TypedVitals {
  values: Readonly<Record<string, unknown>>;
  feet: unknown;
  inches: unknown;
  /** What was asked about and is right, each as `doubtOf` names it: another value is asked about anew. */
  sure: readonly string[];
}

/** A value that is hard to believe, and the question about it. */
export interface Doubt {
  /** The vital with the value that was typed. */
  id: string;
  /** The field that it is shown at. */
  path: string[];
  question: string;
}

/** What is asked about before it is sent, never refused: a slip of the finger, a second number before the first. */
export function doubted(typed: TypedVitals, vitals: readonly TakenVital[]): Doubt[] {
  const valueOf = (vital: TakenVital | undefined): number | undefined => {
    if (vital === undefined) return undefined;
    if (vital.code !== 'height') return numberIn(typed.values[vital.vital_info_id]);
    const [feet, inches] = [numberIn(typed.feet), numberIn(typed.inches)];
    return feet === undefined && inches === undefined ? undefined : centimetresOf(feet ?? 0, inches ?? 0);
  };
  return vitals.flatMap((vital): Doubt[] => {
    const value = valueOf(vital);
    if (value === undefined) return [];
    const systolic = valueOf(vitals.find(({ code }) => code === 'blood_pressure_high'));
    const swapped = vital.code === 'blood_pressure_low' ? swappedPressures(systolic, value) : null;
    const isDoubted = implausible(value, vital) !== null;
    if (!isDoubted && swapped === null) return [];
    const id = `${vital.vital_info_id}=${value}`;
    const path = vital.code === 'height' ? ['feet'] : ['values', vital.vital_info_id];
    const question = isDoubted ? `Really ${withUnit(vital, value)}? ${usualOf(vital)}` : swapped!;
    return typed.sure.includes(id) ? [] : [{ id, path, question }];
  });
}

// What people usually have, as the clinic set it; where it set none, what is believed at all.
function usualOf(vital: TakenVital): string {
  const words = rangeWords(vital, vital.normal_low, vital.normal_high);
  if (words !== null) return `Normal is ${words}.`;
  return `We usually see ${rangeWords(vital, vital.plausible_low, vital.plausible_high)}.`;
}

function rangeWords(vital: TakenVital, low: number | null, high: number | null): string | null {
  if (low !== null && high !== null)
    return vital.code === 'height'
      ? `${withUnit(vital, low)} to ${withUnit(vital, high)}`
      : `${low} to ${withUnit(vital, high)}`;
  if (low !== null) return `${withUnit(vital, low)} or more`;
  return high === null ? null : `${withUnit(vital, high)} or less`;
}

function withUnit({ code, vital_unit: unit }: TakenVital, value: number): string {
  if (code === 'height') {
    const { feet, inches } = feetAndInches(value);
    return `${feet} ft ${inches} in`;
  }
  // A scale is no unit: 3 of 0–10 is no "3 0–10".
  return /^\d/.test(unit) ? String(value) : `${value} ${unit}`;
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
