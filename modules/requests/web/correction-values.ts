import { allergyInput, medicationInput } from '#patients/rules';
import { valueText } from '../rules/index.ts';
import type { SentMedication } from './choice.ts';

/** A medication as the reviewer records it. */
interface MedicationEntry extends Record<string, unknown> {
  take: boolean;
  drug_name: string;
  record_type: string;
  frequency: string;
  from: string;
  to: string;
}

/** The form of the medications that a patient sent. */
export type MedicationValues = { list: MedicationEntry[] };

/** The form of an allergy that a patient sent. */
export type AllergyValues = {
  allergy_substance: string;
  allergy_category: string | null;
  reaction: string;
  severity: string | null;
  onset_date: string;
};

type Checked<T> = { value: T } | { issues: { path: string[]; message: string }[] };

/** The medications as they were sent, all of them to be taken over. */
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

/** The allergy as it was sent. */
export function beginAllergy(sent: Record<string, unknown>): AllergyValues {
  return {
    allergy_substance: valueText(sent['allergy_substance']),
    allergy_category: valueText(sent['allergy_category']) || null,
    reaction: valueText(sent['reaction']),
    severity: valueText(sent['severity']) || null,
    onset_date: valueText(sent['onset_date']),
  };
}

/** The medications that are taken over, and where each of them stands in the form. */
export function checkMedications(
  { list }: MedicationValues,
  sent: readonly SentMedication[],
  today: string,
): Checked<{ places: number[]; list: object[] }> {
  const places = list.flatMap(({ take }, place) => (take ? [place] : []));
  if (places.length === 0)
    return { issues: [{ path: [], message: 'Choose at least one medication, or decline the request.' }] };
  const rules = medicationInput(today);
  const issues: { path: string[]; message: string }[] = [];
  const taken = places.map((place) => {
    const { take: _take, ...entry } = list[place]!;
    const checked = rules['~standard'].validate({ ...entry, type: sent[place]?.type ?? '' });
    if (checked instanceof Promise) throw new Error('these rules wait for nothing');
    if (checked.issues === undefined) return checked.value;
    issues.push(
      ...checked.issues.map((issue) => ({ path: ['list', String(place), ...pathOf(issue)], message: issue.message })),
    );
    return {};
  });
  return issues.length > 0 ? { issues } : { value: { places, list: taken } };
}

/** The allergy as it is to be recorded. */
export function checkAllergy(typed: AllergyValues, today: string): Checked<object> {
  const checked = allergyInput(today)['~standard'].validate(typed);
  if (checked instanceof Promise) throw new Error('these rules wait for nothing');
  if (checked.issues === undefined) return { value: checked.value };
  return { issues: checked.issues.map((issue) => ({ path: pathOf(issue), message: issue.message })) };
}

/** Where an issue of the server, `data.1.to` of what was sent to it, stands in the form. */
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
