import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import { centimetresOf, implausible, NOTHING_FILLED, swappedPressures } from '../rules/index.ts';
import type { VitalSetupFragment } from './setting.operations.gen.ts';

/** Everything that the form of new values holds. */
export type VitalsValues = {
  /** By the vital's id: a number, null for none, or what was typed where that is no number. */
  values: Record<string, number | string | null>;
  feet: number | string | null;
  inches: number | string | null;
  /** ISO instant; '' for now. */
  taken: string;
  /** Ids of the vitals whose values were asked about and confirmed. */
  sure: string[];
};

/** Values as they are recorded. */
export interface CheckedVitals {
  ids: string[];
  values: number[];
  taken: string | null;
  sure: string[];
}

/** An empty form for these vitals. */
export function emptyVitals(vitals: readonly VitalSetupFragment[]): VitalsValues {
  return {
    values: Object.fromEntries(vitals.map(({ vital_info_id }) => [vital_info_id, null])),
    feet: null,
    inches: null,
    taken: '',
    sure: [],
  };
}

/** Where a question about a value is shown: a height's beside its feet. */
export function placeOf(vital: VitalSetupFragment): string {
  return vital.code === 'height' ? 'feet' : `values.${vital.vital_info_id}`;
}

/** What may be recorded: at least one value, each a number; hard to believe ones only once they are confirmed. */
export function vitalsRules(
  vitals: readonly VitalSetupFragment[],
  now: () => number,
): FormRules<VitalsValues, CheckedVitals> {
  const validate = (given: unknown) => {
    const form = given as VitalsValues;
    const issues: RulesIssue[] = [];
    const filled = vitals.flatMap((vital) => {
      const value = vital.code === 'height' ? heightOf(form, issues) : numberOf(form, vital, issues);
      return value === null ? [] : [{ vital, value }];
    });
    const byCode = (code: string): number | undefined => filled.find(({ vital }) => vital.code === code)?.value;
    for (const { vital, value } of filled) {
      if (form.sure.includes(vital.vital_info_id)) continue;
      const swapped =
        vital.code === 'blood_pressure_low' ? swappedPressures(byCode('blood_pressure_high'), value) : null;
      const question = implausible(value, vital) ?? swapped;
      if (question !== null) issues.push({ path: placeOf(vital).split('.'), message: question });
    }
    if (form.taken !== '' && Number.isNaN(Date.parse(form.taken)))
      issues.push({ path: ['taken'], message: 'Please enter a day as MM/DD/YYYY and a time as 9:30 AM' });
    else if (form.taken !== '' && Date.parse(form.taken) > now() + 300_000)
      issues.push({ path: ['taken'], message: 'It can’t have been taken in the future' });
    if (issues.length > 0) return { issues };
    if (filled.length === 0) return { issues: [{ message: NOTHING_FILLED }] };
    const ids = filled.map(({ vital }) => vital.vital_info_id);
    const values = filled.map(({ value }) => value);
    return { value: { ids, values, taken: form.taken === '' ? null : form.taken, sure: form.sure } };
  };
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}

function numberOf(form: VitalsValues, { vital_info_id }: VitalSetupFragment, issues: RulesIssue[]): number | null {
  return read(form.values[vital_info_id], ['values', vital_info_id], issues);
}

function heightOf({ feet, inches }: VitalsValues, issues: RulesIssue[]): number | null {
  const [whole, rest] = [read(feet, ['feet'], issues), read(inches, ['inches'], issues)];
  if (whole === null && rest === null) return null;
  return centimetresOf(whole ?? 0, rest ?? 0);
}

function read(value: number | string | null | undefined, path: string[], issues: RulesIssue[]): number | null {
  if (value == null || value === '') return null;
  if (typeof value === 'number' && value >= 0) return value;
  issues.push({ path, message: 'A number is expected' });
  return null;
}
