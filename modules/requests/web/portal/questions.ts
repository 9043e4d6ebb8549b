import { t, tMessage } from '#kit/language/use-language.ts';
import { type ValueQuestion, implausible, valueText } from '#vitals/rules';
import type { TakenVital } from './portal-api.ts';

/**
 * Returns the confirmation question about a value, for the patient: with the clinic's normal range, or otherwise the
 * plausible range.
 */
export function questionFor({ vital, value, question }: ValueQuestion<TakenVital>): string {
  if (implausible(value, vital) === null) return tMessage(question);
  const normal = rangeWords(vital, vital.normal_low, vital.normal_high);
  const usual =
    normal === null
      ? t('We usually see {range}.', { range: rangeWords(vital, vital.plausible_low, vital.plausible_high) ?? '' })
      : t('Normal is {range}.', { range: normal });
  return `${t('Really')} ${valueText(value, vital)}? ${usual}`;
}

function rangeWords(vital: TakenVital, low: number | null, high: number | null): string | null {
  if (low !== null && high !== null)
    return t('{low} to {high}', {
      low: vital.code === 'height' ? valueText(low, vital) : low,
      high: valueText(high, vital),
    });
  if (low !== null) return t('{value} or more', { value: valueText(low, vital) });
  return high === null ? null : t('{value} or less', { value: valueText(high, vital) });
}
