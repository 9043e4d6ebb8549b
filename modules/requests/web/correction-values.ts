import { allergyInput, medicationInput } from '#patients/rules';
import { valueText } from '../rules/index.ts';
import type { SentMedication } from './choice.ts';

/** A medication as recorded by the reviewer. */
interface MedicationEntry extends Record<string, unknown> {
  take: boolean;
  drug_name: string;
  record_type: string;
  frequency: string;
  from: string;
  to: string;
}

/** The form of medications sent by a patient. */
export type MedicationValues = { list: MedicationEntry[] };

/** The form of an allergy sent by a patient. */
export type AllergyValues = {
  allergy_substance: string;
  allergy_category: string | null;
  reaction: string;
  severity: string | null;
  onset_date: string;
};

type CheckResult<T> = { value: T } | { issues: { path: string[]; message: string }[] };

/** Returns the medications as sent, all selected. */
export function beginMedications(sent: readonly SentMedication[]): MedicationValues {
  return {
    list: sent.map(({ drug_name, record_type, frequency, from, to }) => ({
      take: true,
      drug_name,
      record_type,
      frequency: frequency ?? '',
      from: from ?? '',
      to: to ?? '',
    })),
  };
}

/** Returns the allergy as sent. */
export function beginAllergy(sent: Record<string, unknown>): AllergyValues {
  return {
    allergy_substance: valueText(sent['allergy_substance']),
    allergy_category: valueText(sent['allergy_category']) || null,
    reaction: valueText(sent['reaction']),
    severity: valueText(sent['severity']) || null,
    onset_date: valueText(sent['onset_date']),
  };
}

/** Returns the selected medications, and their indexes in the form. */
export function checkMedications(
  { list }: MedicationValues,
  sent: readonly SentMedication[],
  today: string,
): CheckResult<{ places: number[]; list: object[] }> {
  const places = list.flatMap(({ take }, place) => (take ? [place] : []));
  if (places.length === 0)
    return { issues: [{ path: [], message: 'Choose at least one medication, or decline the request.' }] };
  const rules = medicationInput(today);
  const issues: { path: string[]; message: string }[] = [];
  const taken = places.map((place) => {
    const { take: _take, ...entry } = list[place]!;
    const checked = rules['~standard'].validate({ ...entry, type: sent[place]?.type ?? '' });
    if (checked instanceof Promise) throw new Error('these rules must be synchronous');
    if (checked.issues === undefined) return checked.value;
    issues.push(
      ...checked.issues.map((issue) => ({ path: ['list', String(place), ...pathOf(issue)], message: issue.message })),
    );
    return {};
  });
  return issues.length > 0 ? { issues } : { value: { places, list: taken } };
}

/** Returns the allergy to record. */
export function checkAllergy(typed: AllergyValues, today: string): CheckResult<object> {
  const checked = allergyInput(today)['~standard'].validate(typed);
  if (checked instanceof Promise) throw new Error('these rules must be synchronous');
  if (checked.issues === undefined) return { value: checked.value };
  return { issues: checked.issues.map((issue) => ({ path: pathOf(issue), message: issue.message })) };
}

/** Maps the path of a server issue, e.g. `data.1.to`, to the form's field. */
export function placeOfIssue(path: string, places: readonly number[]): string {
  return path.replace(/^data\.(\d+)\./, (_all, index: string) => `list.${places[Number(index)] ?? index}.`);
}

function pathOf({
  path = [],
}: {
  path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}): string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part));
}
