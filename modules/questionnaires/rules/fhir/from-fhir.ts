// Over 300 lines: a single pass over the items, with all supported and unsupported features.
import {
  type Condition,
  plainQuestion,
  type Question,
  type QuestionType,
  RECORD_TARGETS,
  type Score,
} from '../question.ts';
import { questionnaireLimits } from '../check-definition.ts';
import { EXTENSIONS as X, type FhirExtension, type FhirItem } from './fhir-questionnaire.ts';
import { extensionsIn, isObject, linkIdOf, listOf, plain } from './json-values.ts';
import { bothConditions, readCondition } from './read-conditions.ts';
import { containedValueSets, readOptions, type ValueSets } from './read-options.ts';
import { type CalculatedItem, readTotal, variablesIn } from './read-totals.ts';

/** The converted FHIR Questionnaire, not yet validated, with a list of unsupported features. */
export interface ImportedQuestionnaire {
  name: string;
  type: string;
  comments: string;
  questions: Question[];
  scores: unknown[];
  /** Unsupported features with location and reason, for the user. */
  left_out: string[];
}

const DEEPEST = 8;
// Extensions that only change the appearance of a question.
const LOOKS =
  /(?:rendering-(?:style|xhtml|markdown|styleSensitive)|itemControl|choiceOrientation|displayCategory|shortText|optionPrefix|entryFormat|supportLink|preferredTerminologyServer|sliderStepValue|collapsible|columnSize|openLabel|translation|data-absent-reason)$/;
const KNOWN: ReadonlySet<string> = new Set(Object.values(X));

/**
 * Converts an untrusted FHIR R4 Questionnaire from JSON; null if it is not one. Nested groups are flattened, and the
 * conditions of an inner group are applied to each of its questions.
 */
export function fromFhir(json: unknown): ImportedQuestionnaire | null {
  if (!isObject(json) || json['resourceType'] !== 'Questionnaire') return null;
  const extensions = extensionsIn(json['extension']);
  const walk: Walk = {
    questions: [],
    ids: new Map(),
    taken: new Set(),
    leftOut: [],
    totals: [],
    later: new Set(),
    sets: containedValueSets(json['contained']),
    variables: new Map(variablesIn(extensions)),
  };
  const items = listOf(json['item']) as unknown as FhirItem[];
  collectLinks(walk.later, items, 0);
  for (const item of items) takeItem(walk, item, { group: null, condition: null, depth: 0 });
  const head = (key: string): string => (typeof json[key] === 'string' ? json[key] : '');
  const { scores } = totalsOf(walk);
  const kept = parsed(stringOf(extensions, X.scores));
  for (const { url } of extensions) if (!isKnown(url)) walk.leftOut.push(`The questionnaire: ${unsupported(url)}`);
  return {
    name: (head('title') || head('name') || 'Imported questionnaire').slice(0, 120),
    type: stringOf(extensions, X.type)?.slice(0, 60) || 'Imported',
    comments: head('description').slice(0, 2000),
    questions: walk.questions,
    scores: [...kept, ...scores],
    left_out: walk.leftOut,
  };
}

interface Walk {
  questions: Question[];
  /** Questions by their FHIR link ID. */
  ids: Map<string, Question>;
  taken: Set<string>;
  /** All link IDs of the file. */
  later: Set<string>;
  leftOut: string[];
  totals: CalculatedItem[];
  sets: ValueSets;
  variables: Map<string, string>;
}

/** The position of an item: its group, and inherited conditions. */
interface Place {
  group: string | null;
  condition: Condition | null;
  depth: number;
}

function takeItem(walk: Walk, item: FhirItem, place: Place): void {
  const text = textOf(item);
  const note = (why: string): void =>
    void walk.leftOut.push(`“${text.slice(0, 60)}”${text === 'Question' ? ` (${linkIdOf(item.linkId)})` : ''}: ${why}`);
  if (place.depth > DEEPEST) return note('it and its contents are nested too deeply');
  if (walk.questions.length >= questionnaireLimits.questions)
    return note(`a questionnaire has at most ${questionnaireLimits.questions} questions`);
  const extensions = extensionsIn(item.extension);
  const behind = listOf(item.item).length > 0 ? ', including its contents' : '';
  for (const [name, expression] of variablesIn(extensions)) walk.variables.set(name, expression);
  const calculated = extensions.find(({ url }) => url === X.calculated)?.valueExpression?.expression;
  if (extensions.some(({ url }) => url === X.calculated)) {
    walk.totals.push({ id: freeId(walk, item.linkId), text, expression: calculated ?? '' });
    if (listOf(item.item).length > 0) note('items inside a calculated value are not imported');
    return;
  }
  if (extensions.some(({ url, valueBoolean }) => url === X.hidden && valueBoolean !== false))
    return note(`it is hidden from the respondent and not imported${behind}`);
  const read = readOptions(item, walk.sets);
  const type = typeOf(item, read.choices.length);
  if (type === null) return note(`its type is not supported${behind}`);
  const { condition: own, problems } = readCondition(item, (linkId) => findEarlier(walk, linkId, place.group));
  const both = bothConditions(place.condition, own);
  if (both === undefined) note('its condition can’t be combined with its group’s condition');
  const condition = both === undefined ? place.condition : both;
  for (const problem of [...problems, ...lossesOf(item, type, read.problems)]) note(problem);
  const children = listOf(item.item) as unknown as FhirItem[];
  // A nested group becomes a heading followed by its questions.
  const isInner = type === 'group' && place.group !== null;
  const id = freeId(walk, item.linkId);
  const question: Question = {
    ...plainQuestion(id, isInner ? 'heading' : type, text.slice(0, 1000)),
    ...traitsOf(item, type),
    choices: type === 'single' || type === 'multiple' ? read.choices : [],
    condition,
    group: place.group,
    required: item.required === true && !isInner,
  };
  if (isInner && item.repeats === true) note('a group inside a group can’t repeat');
  if (isInner) question.most = 1;
  const codings = codingsOf(item);
  if (codings.length > 0) question.codings = codings;
  if (type === 'matrix') {
    question.rows = rowsOf(children);
    question.choices = readOptions(children[0]!, walk.sets).choices;
  }
  walk.questions.push(question);
  if (typeof item.linkId === 'string') walk.ids.set(item.linkId, question);
  if (type === 'matrix') return;
  const isGroup = type === 'group' && !isInner;
  // Questions of a conditional group are hidden with it; for other parents, each question inherits the condition.
  const inside = { group: isGroup ? id : place.group, condition: isGroup ? null : condition, depth: place.depth + 1 };
  for (const child of children) takeItem(walk, child, inside);
}

function findEarlier({ ids, later }: Walk, linkId: string, group: string | null): Question | string {
  const found = ids.get(linkId);
  if (found === undefined)
    return later.has(linkId) ? 'that question comes later or is not imported' : 'that question does not exist';
  if (found.group !== null && found.group !== group) return 'that question is in another group';
  return found.type === 'heading' || found.type === 'group' ? 'that is not a question' : found;
}

function totalsOf({ totals, variables, ids, leftOut }: Walk): { scores: Score[] } {
  const scores = totals.flatMap((item): Score[] => {
    const total = readTotal(item, variables, (linkId) => ids.get(linkId));
    if (typeof total !== 'string') return [total];
    leftOut.push(`“${item.text.slice(0, 60)}”: ${total}`);
    return [];
  });
  return { scores };
}

const TYPES: Readonly<Record<string, QuestionType>> = {
  display: 'heading',
  group: 'group',
  string: 'short_text',
  url: 'short_text',
  text: 'long_text',
  decimal: 'number',
  integer: 'number',
  quantity: 'number',
  date: 'date',
  dateTime: 'date',
  boolean: 'yes_no',
  attachment: 'file',
};

function typeOf(item: FhirItem, choices: number): QuestionType | null {
  const extensions = extensionsIn(item.extension);
  if (item.type === 'choice' || item.type === 'open-choice')
    return choices < 2 ? 'short_text' : item.repeats === true ? 'multiple' : 'single';
  if (item.type === 'integer' && controlOf(item) === 'slider' && isScale(item)) return 'scale';
  if (item.type === 'group' && controlOf(item) === 'gtable' && isTable(item)) return 'matrix';
  if (item.type === 'attachment' && extensions.some(({ url }) => url === X.signature)) return 'signature';
  return Object.hasOwn(TYPES, item.type) ? TYPES[item.type]! : null;
}

const controlOf = (item: FhirItem): string | undefined =>
  extensionsIn(item.extension).find(({ url }) => url === X.control)?.valueCodeableConcept?.coding?.[0]?.code;

function isScale(item: FhirItem): boolean {
  const [low, high] = [numberIn(item, X.minimum), numberIn(item, X.maximum)];
  return (
    low !== null && high !== null && Number.isInteger(low) && Number.isInteger(high) && high > low && high - low <= 20
  );
}

/** Returns whether all rows of a table ask the same choices: it is then imported as a matrix. */
function isTable(item: FhirItem): boolean {
  const rows = listOf(item.item) as unknown as FhirItem[];
  const shape = ({ answerOption, required }: FhirItem): string => JSON.stringify([answerOption, required === true]);
  return (
    rows.length > 0 &&
    item.repeats !== true &&
    listOf(rows[0]!.answerOption).length >= 2 &&
    rows.every((row) => row.type === 'choice' && row.repeats !== true && shape(row) === shape(rows[0]!)) &&
    rows.every(
      (row) => listOf(row.enableWhen).length + listOf(row.item).length + extensionsIn(row.extension).length === 0,
    )
  );
}

function numberIn(item: FhirItem, url: string): number | null {
  const found = extensionsIn(item.extension).find((each) => each.url === url);
  const value = found?.valueDecimal ?? found?.valueInteger;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function traitsOf(item: FhirItem, type: QuestionType): Partial<Question> {
  const extensions = extensionsIn(item.extension);
  const [low_label = '', high_label = ''] = parsed(stringOf(extensions, X.labels)).map(String);
  const unit = unitsOf(item)[0] ?? '';
  const record = RECORD_TARGETS.find((each) => each === codeOf(extensions, X.record)) ?? null;
  const isNumber = type === 'number' || type === 'scale';
  const places = Math.min(4, Math.max(0, numberIn(item, X.decimals) ?? 2));
  return {
    help: (stringOf(extensions, X.help) ?? '').slice(0, 1000),
    low: isNumber ? numberIn(item, X.minimum) : null,
    high: isNumber ? numberIn(item, X.maximum) : null,
    low_label: low_label.slice(0, 80),
    high_label: high_label.slice(0, 80),
    unit: unit.slice(0, 30),
    decimals: type === 'number' && item.type !== 'integer' ? places : 0,
    most: type === 'group' && item.repeats === true ? Math.min(30, Math.max(2, numberIn(item, X.most) ?? 10)) : 1,
    crisis_above: numberIn(item, X.crisis),
    record,
    record_part: codeOf(extensions, X.part),
  };
}

/** Returns the unsupported features of an item, except its conditions. */
function lossesOf(item: FhirItem, type: QuestionType, ofAnswers: readonly string[]): string[] {
  const extensions = extensionsIn(item.extension);
  const units = unitsOf(item);
  const isChoice = item.type === 'choice' || item.type === 'open-choice';
  const isDate = item.type === 'date' || item.type === 'dateTime';
  const has = (url: string): boolean => extensions.some((each) => each.url === url);
  const losses: [boolean, string][] = [
    [isChoice && type === 'short_text', 'it has fewer than two answer choices and becomes a text question'],
    [
      item.type === 'open-choice' && type !== 'short_text',
      'free-text answers in addition to the listed ones are not imported',
    ],
    [item.type === 'dateTime', 'the time of day is not imported'],
    [item.type === 'group' && controlOf(item) === 'gtable' && type === 'group', 'its table becomes separate questions'],
    [item.type === 'integer' && controlOf(item) === 'slider' && type === 'number', 'its slider becomes a number'],
    [item.repeats === true && !isChoice && item.type !== 'group', 'only one answer is imported'],
    [units.length > 1, `of the units ${units.join(', ')}, only ${units[0]} is imported`],
    [has(X.unitValueSet), 'its units are in a value set and are not imported'],
    [isDate && (has(X.minimum) || has(X.maximum)), 'its earliest and latest dates are not imported'],
    [
      item.readOnly === true && type !== 'heading' && type !== 'group',
      'it is read-only in the file but can be answered here',
    ],
    [listOf(item.initial).length > 0, 'its prefilled value is not imported'],
    [typeof item.maxLength === 'number', `its limit of ${String(item.maxLength)} characters is not imported`],
    [textOf(item).length > 1000, 'its text is truncated to 1,000 characters'],
    [
      listOf((item as { modifierExtension?: unknown }).modifierExtension).length > 0,
      'it has a modifier extension that changes its meaning',
    ],
  ];
  const unknown = [...new Set(extensions.map(({ url }) => url).filter((url) => !isKnown(url)))].map(unsupported);
  return [...ofAnswers, ...losses.flatMap(([isLost, why]) => (isLost ? [why] : [])), ...unknown];
}

function unitsOf(item: FhirItem): string[] {
  const extensions = extensionsIn(item.extension).filter(({ url }) => url === X.unit || url === X.unitOption);
  const names = extensions.flatMap(({ valueCoding }) => valueCoding?.display ?? valueCoding?.code ?? []);
  return [...new Set(names.filter((name) => name !== ''))];
}

const isKnown = (url: string): boolean => KNOWN.has(url) || LOOKS.test(url);
const unsupported = (url: string): string => `the extension “${url.split('/').at(-1)!.slice(0, 80)}” is not supported`;

function codingsOf(item: FhirItem): { system: string; code: string }[] {
  return listOf(item.code)
    .filter(({ code }) => typeof code === 'string' && code !== '')
    .slice(0, 20)
    .map(({ system, code }) => ({ system: typeof system === 'string' ? system : '', code: String(code) }));
}

function rowsOf(rows: readonly FhirItem[]): Question['rows'] {
  const taken = new Set<string>();
  return rows.map((row, index) => {
    const last = typeof row.linkId === 'string' ? (row.linkId.split('.').at(-1) ?? '') : '';
    const codings = codingsOf(row);
    let id = plain(last) || `row_${index + 1}`;
    for (let count = 2; taken.has(id); count += 1) id = `row_${index + count}`;
    taken.add(id);
    return { id, label: (row.text || `Row ${index + 1}`).slice(0, 1000), ...(codings.length > 0 ? { codings } : {}) };
  });
}

function textOf({ text, prefix }: FhirItem): string {
  const words = typeof text === 'string' && text.trim() !== '' ? text.trim() : 'Question';
  return typeof prefix === 'string' && prefix.trim() !== '' ? `${prefix.trim()} ${words}` : words;
}

function freeId({ taken }: Walk, given: unknown): string {
  const linkId = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const wished = plain(linkId) || 'question';
  let id = wished;
  for (let count = 2; taken.has(id); count += 1) id = `${wished.slice(0, 55)}_${count}`;
  taken.add(id);
  return id;
}

function collectLinks(links: Set<string>, items: readonly FhirItem[], depth: number): void {
  for (const { linkId, item } of items) {
    if (typeof linkId === 'string') links.add(linkId);
    if (depth <= DEEPEST) collectLinks(links, listOf(item) as unknown as FhirItem[], depth + 1);
  }
}

const stringOf = (extensions: readonly FhirExtension[], url: string): string | undefined => {
  const value = extensions.find((each) => each.url === url)?.valueString;
  return typeof value === 'string' ? value : undefined;
};
const codeOf = (extensions: readonly FhirExtension[], url: string): string | null => {
  const value = extensions.find((each) => each.url === url)?.valueCode;
  return typeof value === 'string' ? plain(value) || null : null;
};

function parsed(json: string | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
