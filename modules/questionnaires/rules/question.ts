/** The kinds of question, and what stands between questions: a heading says something, a group holds others. */
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

/** One of them. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What each is called in the editor. */
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

/** A code of a terminology, e.g. LOINC, as an imported questionnaire gave it. */
export interface Coding {
  system: string;
  code: string;
}

/** One of several answers; `score` is what it counts. */
export interface Choice {
  value: string;
  label: string;
  score: number | null;
  /** Its code elsewhere, where that is not `value` itself. */
  coding?: Coding | undefined;
}

/** How a condition compares an earlier answer. Numbers and days can be above and below. */
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

/** What an earlier answer must be for a question to be shown. */
export interface ConditionTest {
  question: string;
  is: (typeof COMPARISONS)[number];
  value: string | number | boolean | null;
}

/** When a question is shown: where all of its tests hold, or any. */
export interface Condition {
  match: 'all' | 'any';
  tests: ConditionTest[];
}

/** What an answer asks to be changed in the record: a field of the patient, or a list that each entry of a group adds to. */
export type RecordTarget = (typeof RECORD_TARGETS)[number];

/** What answers can go to. */
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

/** One question of a questionnaire. */
export interface Question {
  id: string;
  type: QuestionType;
  text: string;
  help: string;
  required: boolean;
  /** The group that it stands in. */
  group: string | null;
  condition: Condition | null;
  /** Of single and multiple; of a matrix its columns. */
  choices: Choice[];
  /** Of a matrix. */
  rows: { id: string; label: string; codings?: Coding[] | undefined }[];
  unit: string;
  low: number | null;
  high: number | null;
  decimals: number;
  low_label: string;
  high_label: string;
  /** Of a group: how many times it can be answered; 1 where it stands once. */
  most: number;
  /** An answer that scores above this is a cry for help. */
  crisis_above: number | null;
  record: RecordTarget | null;
  /** Inside of a group that goes to the record: which part of it this is. */
  record_part: string | null;
  /** Its codes elsewhere, e.g. LOINC. */
  codings?: Coding[] | undefined;
}

/** A range of a score, ends included; `only` where it holds for one sex alone. */
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
  /** A total above this asks for another of the published instruments, by its code, with the shared answers carried over. */
  follow_up: { above: number; code: string } | null;
}

/** Everything that one version of a questionnaire asks and counts. */
export interface Definition {
  questions: Question[];
  scores: Score[];
}

/** A drawn signature: the name, and the strokes as x, y pairs from 0 to 1000. */
export interface SignatureValue {
  name: string;
  strokes: number[][];
}

/** A file that was uploaded as an answer. */
export interface FileValue {
  file_id: string;
  name: string;
}

/** One entry of a repeated group: its answers by question. */
export type GroupEntry = { [question: string]: AnswerValue };

/** What a question was answered with; null is no answer. */
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

/** Answers by question; those inside of a group lie in its entries. */
export type Answers = { [question: string]: AnswerValue };

/** A question with nothing but its words, as the editor begins one. */
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

/** Whether a question is answered at all: headings and groups are not. */
export function takesAnswer({ type }: Question): boolean {
  return type !== 'heading' && type !== 'group';
}
