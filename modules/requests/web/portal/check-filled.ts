import { t } from '#kit/language/use-language.ts';
import type { RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';
import { doubtsOf, placeOf, readVitals, type VitalsInputValues } from '#vitals/rules';
import type { Kind } from './kinds.ts';
import type { TakenVital } from './portal-api.ts';
import { questionFor } from './questions.ts';
import type { Values } from './request-kinds.ts';

/**
 * Checks errors that the server can't assign to a field, or would accept although unintended; everything else is
 * validated by the server.
 */
export function checkFilled(kind: Kind, values: Values, vitals: readonly TakenVital[] = []): RulesResult<Values> {
  const issues =
    kind === 'AddVital'
      ? measurements(values as Values & VitalsInputValues, vitals)
      : kind === 'MakeAppointment'
        ? nothingWished(values)
        : kind === 'RefillMedication' && values['medication_id'] == null
          ? [{ path: ['medication_id'], message: t('Choose a medication') }]
          : [];
  return issues.length > 0 ? { issues } : { value: values };
}

function measurements(typed: VitalsInputValues, vitals: readonly TakenVital[]): RulesIssue[] {
  const { filled, issues } = readVitals(typed, vitals);
  const doubts = doubtsOf(filled).filter(({ key }) => !typed.sure.includes(key));
  return [
    ...issues,
    ...doubts.map((doubt) => ({ path: placeOf(doubt.vital).split('.'), message: questionFor(doubt) })),
  ];
}

function nothingWished(values: Values): RulesIssue[] {
  const isEmpty = ['category_id', 'wished_date', 'wished_time', 'description'].every((field) => {
    const value = values[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  });
  return isEmpty
    ? [{ message: t('Tell us what kind of visit you need, when, or describe it in your own words.') }]
    : [];
}
