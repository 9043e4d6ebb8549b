/** Question types, including headings (text only) and groups (contain other questions). */
export const QUESTION_TYPES = [
  'short_text',
  'long_text',
  'number',
  'date',
  'yes_no',
  'single',
  'multiple',
  'scale',
  'matrix',
  'signature',
  'file',
  'heading',
  'group',
] as const;

/** A question type. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Display names of the types in the editor. */
export const questionTypeNames: Readonly<Record<QuestionType, string>> = {
  short_text: 'Short text',
  long_text: 'Long text',
  number: 'Number',
  date: 'Date',
  yes_no: 'Yes or no',
  single: 'Single choice',
  multiple: 'Multiple choice',
  scale: 'Scale',
  matrix: 'Matrix',
  signature: 'Signature',
  file: 'File',
  heading: 'Heading',
  group: 'Group',
};

/** A code from a code system, e.g. LOINC, of an imported questionnaire. */
export interface Coding {
  system: string;
  code: string;
}

/** An answer option with its score. */
export interface Choice {
  value: string;
  label: string;
  score: number | null;
  /** Its code elsewhere, if different from `value`. */
  coding?: Coding | undefined;
}

/** Comparisons with an earlier answer. Numbers and days can be greater or less. */
export const COMPARISONS = [
  'equals',
  'not_equals',
  'includes',
  'answered',
  'unanswered',
  'above',
  'below',
  'at_least',
  'at_most',
] as const;

/** A test on an earlier answer. */
export interface ConditionTest {
  question: string;
  is: (typeof COMPARISONS)[number];
  value: string | number | boolean | null;
}

/** The condition for showing a question: all or any of its tests. */
export interface Condition {
  match: 'all' | 'any';
  tests: ConditionTest[];
}

/**
 * The part of the record that an answer requests to change: a patient field, or a list to which each entry of a group
 * is added.
 */
export type RecordTarget = (typeof RECORD_TARGETS)[number];

/** The parts of the record that answers can change. */
export const RECORD_TARGETS = [
  'mobile',
  'home_phone',
  'email',
  'emergency_contact_name',
  'emergency_contact_phone',
  'mailing_address',
  'allergies',
  'medications',
] as const;

/** A question of a questionnaire. */
export interface Question {
  id: string;
  type: QuestionType;
  text: string;
  help: string;
  required: boolean;
  /** The group it belongs to. */
  group: string | null;
  condition: Condition | null;
  /** For single and multiple choice; the columns of a matrix. */
  choices: Choice[];
  /** For a matrix. */
  rows: { id: string; label: string; codings?: Coding[] | undefined }[];
  unit: string;
  low: number | null;
  high: number | null;
  decimals: number;
  low_label: string;
  high_label: string;
  /** For a group: how often it can be answered; 1 if it is not repeated. */
  most: number;
  /** An answer with a higher score is a crisis answer. */
  crisis_above: number | null;
  record: RecordTarget | null;
  /** Inside a group that goes to the record: the field it is stored in. */
  record_part: string | null;
  /** Its codes elsewhere, e.g. LOINC. */
  codings?: Coding[] | undefined;
}

/** A range of a score, inclusive; `only` restricts it to one sex. */
export interface Band {
  from: number;
  to: number;
  label: string;
  tone: 'success' | 'info' | 'warning' | 'danger';
  only: 'Male' | 'Other' | null;
}

/** A sum over questions. */
export interface Score {
  id: string;
  name: string;
  questions: string[];
  bands: Band[];
  /** A higher total adds another published instrument, given by its code, with the shared answers copied. */
  follow_up: { above: number; code: string } | null;
}

/** The questions and scores of one version of a questionnaire. */
export interface Definition {
  questions: Question[];
  scores: Score[];
}

/** A drawn signature: the name, and the strokes as x, y pairs from 0 to 1000. */
export interface SignatureValue {
  name: string;
  strokes: number[][];
}

/** A file uploaded as an answer. */
export interface FileValue {
  file_id: string;
  name: string;
}

/** An entry of a repeated group: its answers by question. */
export type GroupEntry = { [question: string]: AnswerValue };

/** The answer to a question; null for none. */
export type AnswerValue =
  | string
  | number
  | boolean
  | null
  | string[]
  | Record<string, string>
  | SignatureValue
  | FileValue
  | GroupEntry[];

/** Answers by question; those of grouped questions are in the group's entries. */
export type Answers = { [question: string]: AnswerValue };

/** Returns a question with only its text, as created by the editor. */
export function plainQuestion(id: string, type: QuestionType, text: string, more: Partial<Question> = {}): Question {
  return {
    id,
    type,
    text,
    help: '',
    required: false,
    group: null,
    condition: null,
    choices: [],
    rows: [],
    unit: '',
    low: null,
    high: null,
    decimals: 0,
    low_label: '',
    high_label: '',
    most: 1,
    crisis_above: null,
    record: null,
    record_part: null,
    ...more,
  };
}

/** Returns whether a question takes an answer: headings and groups don't. */
export function takesAnswer({ type }: Question): boolean {
  return type !== 'heading' && type !== 'group';
}
