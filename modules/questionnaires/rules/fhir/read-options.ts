import type { Choice, Coding } from '../question.ts';
import {
  EXTENSIONS as X,
  type FhirCoding,
  type FhirExtension,
  type FhirItem,
  type FhirOption,
} from './fhir-questionnaire.ts';
import { isObject, listOf, plain } from './json-values.ts';

/** The answer options of a question, and unsupported features. */
export interface ReadOptions {
  choices: Choice[];
  problems: string[];
}

/** Value sets of the file by `#id`, if they list their codes. */
export type ValueSets = ReadonlyMap<string, FhirCoding[] | null>;

/** Reads the contained value sets of a questionnaire; null for one defined by a rule instead of a list. */
export function containedValueSets(contained: unknown): ValueSets {
  const sets = listOf(contained).filter(
    (each) => each['resourceType'] === 'ValueSet' && typeof each['id'] === 'string',
  );
  return new Map(sets.map((set) => [`#${String(set['id'])}`, codesOf(set)]));
}

function codesOf(set: Record<string, unknown>): FhirCoding[] | null {
  const expansion = isObject(set['expansion']) ? flat(listOf(set['expansion']['contains'])) : [];
  if (expansion.length > 0) return expansion;
  const compose = isObject(set['compose']) ? set['compose'] : {};
  const included = listOf(compose['include']);
  if (included.length === 0 || listOf(compose['exclude']).length > 0) return null;
  const codes = included.map((part) => {
    const concepts = listOf(part['concept']);
    const isRule = concepts.length === 0 || part['filter'] !== undefined || part['valueSet'] !== undefined;
    return isRule ? null : concepts.map((each) => ({ ...each, system: part['system'] }) as FhirCoding);
  });
  return codes.includes(null) ? null : codes.flatMap((each) => each ?? []);
}

function flat(contains: Record<string, unknown>[]): FhirCoding[] {
  return contains.flatMap((each) => [
    ...(each['abstract'] === true || typeof each['code'] !== 'string' ? [] : [each as FhirCoding]),
    ...flat(listOf(each['contains'])),
  ]);
}

/** Reads the answer options of an item or its value set. Different codes get different values. */
export function readOptions(item: FhirItem, sets: ValueSets): ReadOptions {
  const problems: string[] = [];
  let options = listOf(item.answerOption) as unknown as FhirOption[];
  if (typeof item.answerValueSet === 'string') {
    const found = sets.get(item.answerValueSet);
    if (found === undefined)
      problems.push(
        `its answers are in the value set ${item.answerValueSet.slice(0, 120)}, which the file does not contain`,
      );
    else if (found === null)
      problems.push(
        `its answers are in the value set ${item.answerValueSet.slice(0, 120)}, which is defined by a rule`,
      );
    else options = found.map((valueCoding) => ({ valueCoding }));
  }
  const taken = new Set<string>();
  const choices = options.flatMap((option, index): Choice[] => {
    const choice = choiceOf(option, index, taken);
    if (choice === null) problems.push(`its answer ${index + 1} has a type that can’t be imported`);
    return choice === null ? [] : [choice];
  });
  if (options.some((option) => (option as { initialSelected?: unknown }).initialSelected === true))
    problems.push('the preselected answer is not imported');
  return { choices, problems };
}

function choiceOf(option: FhirOption, index: number, taken: Set<string>): Choice | null {
  const { valueCoding, valueString, valueInteger, valueDate, valueTime, extension } = option;
  const code = valueCoding?.code ?? '';
  const words =
    valueString ?? valueDate ?? valueTime ?? (valueInteger === undefined ? undefined : String(valueInteger));
  const label = valueCoding?.display || code || words;
  if (label === undefined || label === '') return null;
  const value = freeValue(plain(code) || plain(label) || `answer_${index + 1}`, taken);
  const coding: Coding | undefined =
    code !== '' && (code !== value || valueCoding?.system !== undefined)
      ? { system: valueCoding?.system ?? '', code }
      : undefined;
  const weight = [...listOf(extension), ...listOf(valueCoding?.extension)].find(({ url }) =>
    [X.ordinal, X.weight].includes(url as typeof X.ordinal),
  ) as unknown as FhirExtension | undefined;
  const score = weight?.valueDecimal ?? weight?.valueInteger;
  return {
    value,
    label: label.slice(0, 1000),
    score: typeof score === 'number' && Number.isFinite(score) ? score : null,
    ...(coding === undefined ? {} : { coding }),
  };
}

function freeValue(wished: string, taken: Set<string>): string {
  let value = wished;
  for (let count = 2; taken.has(value); count += 1) value = `${wished.slice(0, 55)}_${count}`;
  taken.add(value);
  return value;
}
