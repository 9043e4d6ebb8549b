import {
  type Choice,
  type ConditionTest,
  plainQuestion,
  type Question,
  type QuestionType,
  RECORD_TARGETS,
} from '../question.ts';
import {
  EXTENSIONS as X,
  type FhirEnableWhen,
  type FhirExtension,
  type FhirItem,
  type FhirOption,
} from './fhir-questionnaire.ts';

/** What a FHIR Questionnaire becomes here: still to be checked, with what could not be taken over. */
export interface ImportedQuestionnaire {
  name: string;
  type: string;
  comments: string;
  questions: Question[];
  scores: unknown[];
  /** In words for who imports it. */
  left_out: string[];
}

const MOST_ITEMS = 400;
const DEEPEST = 8;

/** Reads a FHIR R4 Questionnaire from JSON that came from anywhere; null where it is none. Groups inside of groups are laid out one after the other. */
export function fromFhir(json: unknown): ImportedQuestionnaire | null {
  if (!isObject(json) || json['resourceType'] !== 'Questionnaire') return null;
  const items = listOf(json['item']) as unknown as FhirItem[];
  const walk: Walk = { questions: [], ids: new Map(), leftOut: [] };
  for (const item of items) takeItem(walk, item, null, 0);
  const extensions = listOf(json['extension']) as unknown as FhirExtension[];
  const head = (key: string): string => (typeof json[key] === 'string' ? json[key] : '');
  return {
    name: (head('title') || head('name') || 'Imported questionnaire').slice(0, 120),
    type: stringOf(extensions, X.type)?.slice(0, 60) || 'Imported',
    comments: head('description').slice(0, 2000),
    questions: walk.questions.map((question) => withKnownIds(question, walk)),
    scores: parsed(stringOf(extensions, X.scores)),
    left_out: walk.leftOut,
  };
}

interface Walk {
  questions: Question[];
  /** The id here by the link id there. */
  ids: Map<string, string>;
  leftOut: string[];
}

function takeItem(walk: Walk, item: FhirItem, group: string | null, depth: number): void {
  if (!isObject(item) || depth > DEEPEST || walk.questions.length >= MOST_ITEMS) return;
  const text = typeof item.text === 'string' && item.text.trim() !== '' ? item.text : 'Question';
  const type = typeOf(item);
  if (type === null) {
    walk.leftOut.push(`“${text.slice(0, 60)}”: its type is not known here`);
    return;
  }
  const id = idOf(walk, item.linkId);
  const children = listOf(item.item) as unknown as FhirItem[];
  // A group inside of a group becomes a heading, with what it holds behind it.
  const isInner = type === 'group' && group !== null;
  walk.questions.push({
    ...plainQuestion(id, isInner ? 'heading' : type, text.slice(0, 1000)),
    ...traitsOf(item, type),
    group,
    required: item.required === true && !isInner,
  });
  if (type === 'matrix') return;
  const inside = type === 'group' && !isInner ? id : group;
  for (const child of children) takeItem(walk, child, inside, depth + 1);
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

function typeOf(item: FhirItem): QuestionType | null {
  const extensions = listOf(item.extension) as unknown as FhirExtension[];
  const control = extensions.find(({ url }) => url === X.control)?.valueCodeableConcept?.coding?.[0]?.code;
  if (item.type === 'choice' || item.type === 'open-choice')
    return listOf(item.answerOption).length < 2 ? 'short_text' : item.repeats === true ? 'multiple' : 'single';
  if (item.type === 'integer' && control === 'slider') return 'scale';
  if (item.type === 'group' && control === 'gtable') return 'matrix';
  if (item.type === 'attachment' && extensions.some(({ url }) => url === X.signature)) return 'signature';
  return TYPES[item.type] ?? null;
}

function traitsOf(item: FhirItem, type: QuestionType): Partial<Question> {
  const extensions = listOf(item.extension) as unknown as FhirExtension[];
  const number = (url: string): number | null => {
    const found = extensions.find((each) => each.url === url);
    const value = found?.valueDecimal ?? found?.valueInteger;
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  const [low_label = '', high_label = ''] = parsed(stringOf(extensions, X.labels)).map(String);
  const unit = extensions.find(({ url }) => url === X.unit)?.valueCoding;
  const record = RECORD_TARGETS.find((each) => each === codeOf(extensions, X.record)) ?? null;
  const rows = listOf(item.item) as unknown as FhirItem[];
  const options = type === 'matrix' ? listOf(rows[0]?.answerOption) : listOf(item.answerOption);
  const isChoice = type === 'single' || type === 'multiple' || type === 'matrix';
  const tests = (listOf(item.enableWhen) as unknown as FhirEnableWhen[]).flatMap(testOf);
  return {
    help: (stringOf(extensions, X.help) ?? '').slice(0, 1000),
    low: number(X.minimum),
    high: number(X.maximum),
    low_label: low_label.slice(0, 80),
    high_label: high_label.slice(0, 80),
    unit: (unit?.display ?? unit?.code ?? '').slice(0, 30),
    decimals: type === 'number' && item.type !== 'integer' ? Math.min(4, Math.max(0, number(X.decimals) ?? 2)) : 0,
    most: type === 'group' && item.repeats === true ? Math.min(30, Math.max(2, number(X.most) ?? 10)) : 1,
    crisis_above: number(X.crisis),
    record,
    record_part: codeOf(extensions, X.part),
    choices: isChoice ? (options as unknown as FhirOption[]).map(choiceOf) : [],
    rows: type === 'matrix' ? rows.map((row, index) => rowOf(row, index)) : [],
    condition: tests.length === 0 ? null : { match: item.enableBehavior === 'any' ? 'any' : 'all', tests },
  };
}

function rowOf({ linkId, text }: FhirItem, index: number): { id: string; label: string } {
  const last = typeof linkId === 'string' ? (linkId.split('.').at(-1) ?? '') : '';
  return { id: plain(last) || `row_${index + 1}`, label: (text ?? `Row ${index + 1}`).slice(0, 1000) };
}

function choiceOf({ valueCoding, valueString, valueInteger, extension }: FhirOption, index: number): Choice {
  const label =
    valueCoding?.display ?? valueCoding?.code ?? valueString ?? String(valueInteger ?? `Answer ${index + 1}`);
  const ordinal = [...listOf(extension), ...listOf(valueCoding?.extension)].find(
    (each) => (each as unknown as FhirExtension).url === X.ordinal,
  ) as unknown as FhirExtension | undefined;
  return {
    value: plain(valueCoding?.code ?? '') || plain(label) || `answer_${index + 1}`,
    label: label.slice(0, 1000),
    score: typeof ordinal?.valueDecimal === 'number' ? ordinal.valueDecimal : null,
  };
}

function testOf(when: FhirEnableWhen): ConditionTest[] {
  const { question, operator } = when;
  if (operator === 'exists') return [{ question, is: 'answered', value: null }];
  const is = ({ '=': 'equals', '!=': 'not_equals', '>': 'above', '<': 'below', '>=': 'above', '<=': 'below' } as const)[
    operator
  ];
  const number = when.answerDecimal ?? when.answerInteger;
  if (number !== undefined) {
    // There is no “at least” here: of whole numbers it is “above” the one before.
    const shift = operator === '>=' ? -1 : operator === '<=' ? 1 : 0;
    return [{ question, is, value: number + shift }];
  }
  const coded =
    when.answerCoding === undefined
      ? undefined
      : plain(when.answerCoding.code ?? '') || plain(when.answerCoding.display ?? '');
  const value = when.answerBoolean ?? coded ?? when.answerString ?? when.answerDate;
  return value === undefined || is === undefined ? [] : [{ question, is, value }];
}

/** Conditions name items by their id there, and of a question with several answers they look for one among them. */
function withKnownIds(question: Question, { ids, questions }: Walk): Question {
  if (question.condition === null) return question;
  const tests = question.condition.tests.flatMap((test): ConditionTest[] => {
    const id = ids.get(test.question);
    if (id === undefined) return [];
    const isMultiple = questions.find((each) => each.id === id)?.type === 'multiple';
    return [{ ...test, question: id, is: isMultiple && test.is === 'equals' ? 'includes' : test.is }];
  });
  return { ...question, condition: tests.length === 0 ? null : { ...question.condition, tests } };
}

function idOf({ ids }: Walk, given: unknown): string {
  const linkId = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const wished = plain(linkId) || 'question';
  const taken = new Set(ids.values());
  let id = wished;
  for (let count = 2; taken.has(id); count += 1) id = `${wished.slice(0, 55)}_${count}`;
  ids.set(linkId === '' ? id : linkId, id);
  return id;
}

const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[^\w-]+/g, '_')
    .replace(/^_+/, '')
    // Cut before the end is trimmed: looking for the end of each run in a long text takes the square of its length.
    .slice(0, 60)
    .replace(/_+$/, '');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
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
