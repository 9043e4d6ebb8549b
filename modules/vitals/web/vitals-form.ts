import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import { doubtsOf, emptyVitals, NOTHING_FILLED, placeOf, readVitals, type VitalsInputValues } from '../rules/index.ts';
import type { VitalSetupFragment } from './setting.operations.gen.ts';

/** The form values for recording vitals. */
export type VitalsValues = VitalsInputValues & {
  /** ISO instant; '' for now. */
  taken: string;
};

/** Values to record. */
export interface CheckedVitals {
  ids: string[];
  values: number[];
  taken: string | null;
  /** IDs of vitals whose implausible values were confirmed. */
  sure: string[];
}

/** Returns an empty form for these vitals. */
export function beginVitals(vitals: readonly VitalSetupFragment[]): VitalsValues {
  return { ...emptyVitals(vitals), taken: '' };
}

/** Form rules: at least one value, all valid numbers, and implausible ones confirmed. */
export function vitalsRules(
  vitals: readonly VitalSetupFragment[],
  now: () => number,
): FormRules<VitalsValues, CheckedVitals> {
  const validate = (given: unknown) => {
    const form = given as VitalsValues;
    const { filled, issues: wrong } = readVitals(form, vitals);
    const issues: RulesIssue[] = [...wrong];
    for (const { vital, key, question } of doubtsOf(filled))
      if (!form.sure.includes(key)) issues.push({ path: placeOf(vital).split('.'), message: question });
    if (form.taken !== '' && Number.isNaN(Date.parse(form.taken)))
      issues.push({ path: ['taken'], message: 'Enter a date as MM/DD/YYYY and a time as 9:30 AM' });
    else if (form.taken !== '' && Date.parse(form.taken) > now() + 300_000)
      issues.push({ path: ['taken'], message: 'The measurement time can’t be in the future' });
    if (issues.length > 0) return { issues };
    if (filled.length === 0) return { issues: [{ message: NOTHING_FILLED }] };
    const ids = filled.map(({ vital }) => vital.vital_info_id);
    const values = filled.map(({ value }) => value);
    const sure = filled.filter(({ key }) => form.sure.includes(key)).map(({ vital }) => vital.vital_info_id);
    return { value: { ids, values, taken: form.taken === '' ? null : form.taken, sure } };
  };
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
