import { type ValueUnit, valueText } from './value-text.ts';

/** A vital with its newest value. */
export interface TakenVital extends ValueUnit {
  vital_name: string;
  value: number;
  /** When it was taken, comparable as text. */
  time: string;
}

/** Returns one line per vital, in their order; a blood pressure taken at one time is one line: 108/66 mmHg. */
export function vitalLines(vitals: readonly TakenVital[]): { text: string; time: string }[] {
  const high = vitals.find(({ code }) => code === 'blood_pressure_high');
  const low = vitals.find(({ code }) => code === 'blood_pressure_low');
  const isPair =
    high !== undefined && low !== undefined && high.time === low.time && high.vital_unit === low.vital_unit;
  return vitals.flatMap((vital) => {
    if (isPair && vital === low) return [];
    const text =
      isPair && vital === high
        ? `Blood pressure ${high.value}/${low.value} ${high.vital_unit}`
        : `${vital.vital_name} ${valueText(vital.value, vital)}`;
    return [{ text, time: vital.time }];
  });
}
