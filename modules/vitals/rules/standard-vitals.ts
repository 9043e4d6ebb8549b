/** A standard vital of every clinic. */
export interface StandardVital {
  code: VitalCode;
  vital_name: string;
  vital_unit: string;
  decimals: number;
  normal_low: number | null;
  normal_high: number | null;
  plausible_low: number;
  plausible_high: number;
}

/** Codes of the standard vitals. */
export type VitalCode =
  | 'body_temperature'
  | 'pulse_rate'
  | 'respiration_rate'
  | 'blood_pressure_high'
  | 'blood_pressure_low'
  | 'oxygen_saturation'
  | 'height'
  | 'weight'
  | 'pain';

/**
 * The standard vitals of every clinic, in the order in which they are taken. The normal ranges are those of resting
 * adults (temperature, pulse, respiration and saturation: MedlinePlus, “Vital signs”; blood pressure: ACC/AHA guideline
 * 2017); values outside of the plausible range require confirmation but are never rejected.
 */
export const STANDARD_VITALS: readonly StandardVital[] = [
  vital('body_temperature', 'Body Temperature', 'F', 1, [97, 99.5], [85, 110]),
  vital('pulse_rate', 'Pulse Rate', 'BPM', 0, [60, 100], [20, 260]),
  vital('respiration_rate', 'Respiration Rate', 'BPM', 0, [12, 20], [4, 80]),
  vital('blood_pressure_high', 'Blood Pressure High', 'mmHg', 0, [90, 120], [50, 260]),
  vital('blood_pressure_low', 'Blood Pressure Low', 'mmHg', 0, [60, 80], [20, 160]),
  vital('oxygen_saturation', 'Oxygen Saturation', '%', 0, [95, 100], [50, 100]),
  vital('height', 'Height', 'cm', 0, [null, null], [30, 250]),
  vital('weight', 'Weight', 'lb', 1, [null, null], [2, 900]),
  vital('pain', 'Pain', '0–10', 0, [0, 3], [0, 10]),
];

type Range = readonly [number | null, number | null];

function vital(
  code: VitalCode,
  vital_name: string,
  vital_unit: string,
  decimals: number,
  [normal_low, normal_high]: Range,
  [plausible_low, plausible_high]: readonly [number, number],
): StandardVital {
  return { code, vital_name, vital_unit, decimals, normal_low, normal_high, plausible_low, plausible_high };
}
