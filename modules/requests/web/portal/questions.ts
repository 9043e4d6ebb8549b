import { type Doubt, implausible, valueText } from '#vitals/rules';
import type { TakenVital } from './portal-api.ts';

/** The question about a value as its patient reads it: with what people usually have, as the clinic set it, or with what is believed at all. */
export function questionFor({ vital, value, question }: Doubt<TakenVital>): string {
  if (implausible(value, vital) === null) return question;
  const normal = rangeWords(vital, vital.normal_low, vital.normal_high);
  const usual =
    normal === null
      ? `We usually see ${rangeWords(vital, vital.plausible_low, vital.plausible_high)}.`
      : `Normal is ${normal}.`;
  return `Really ${valueText(value, vital)}? ${usual}`;
}

function rangeWords(vital: TakenVital, low: number | null, high: number | null): string | null {
  if (low !== null && high !== null)
    return `${vital.code === 'height' ? valueText(low, vital) : low} to ${valueText(high, vital)}`;
  if (low !== null) return `${valueText(low, vital)} or more`;
  return high === null ? null : `${valueText(high, vital)} or less`;
}
