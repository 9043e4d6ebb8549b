import type { AnswerValue, FileValue, GroupEntry, Question, SignatureValue } from './question.ts';

const LONGEST_SHORT = 300;
const LONGEST_LONG = 5000;
const MOST_STROKES = 200;
const MOST_POINTS = 4000;
// Includes bidirectional control characters, which could reorder the displayed text.
const CONTROLS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** An answer as stored, null for none, or its error. */
export type CheckedAnswer = { value: AnswerValue } | { problem: string };

const none: CheckedAnswer = { value: null };
const wrong = (problem: string): CheckedAnswer => ({ problem });

/** Validates the answer to a question that is not a group; a cleared answer is null. Errors never contain the input. */
export function checkAnswer(question: Question, given: unknown): CheckedAnswer {
  if (given === null || given === undefined || given === '') return none;
  switch (question.type) {
    case 'short_text':
      return checkText(given, LONGEST_SHORT);
    case 'long_text':
      return checkText(given, LONGEST_LONG);
    case 'number':
    case 'scale':
      return checkNumber(question, given);
    case 'date':
      return isDay(given) ? { value: given } : wrong('Enter a date');
    case 'yes_no':
      return typeof given === 'boolean' ? { value: given } : wrong('Answer yes or no');
    case 'single':
      return isChoice(question, given) ? { value: given } : wrong('Choose one of the answers');
    case 'multiple':
      return checkMultiple(question, given);
    case 'matrix':
      return checkMatrix(question, given);
    case 'signature':
      return checkSignature(given);
    case 'file':
      return checkFile(given);
    case 'heading':
    case 'group':
      return wrong('Answer this question');
  }
}

function checkText(given: unknown, longest: number): CheckedAnswer {
  if (typeof given !== 'string' || !given.isWellFormed()) return wrong('Enter text');
  const text = given.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim();
  if (Array.from(text).length > longest) return wrong(`Enter at most ${longest} characters`);
  return { value: text === '' ? null : text };
}

function checkNumber({ type, low, high, decimals, unit }: Question, given: unknown): CheckedAnswer {
  if (typeof given !== 'number' || !Number.isFinite(given)) return wrong('Enter a number');
  const places = type === 'scale' ? 0 : decimals;
  if (Number(given.toFixed(places)) !== given)
    return wrong(places === 0 ? 'Enter a whole number' : `Enter at most ${places} decimal places`);
  if ((low !== null && given < low) || (high !== null && given > high)) return wrong(rangeWords(low, high, unit));
  if (Math.abs(given) > 1e9) return wrong('This number is too large');
  return { value: given };
}

function rangeWords(low: number | null, high: number | null, unit: string): string {
  const behind = unit === '' ? '' : ` ${unit}`;
  if (low !== null && high !== null) return `Enter a number from ${low} to ${high}${behind}`;
  return low === null ? `Enter at most ${high}${behind}` : `Enter at least ${low}${behind}`;
}

function isChoice({ choices }: Question, given: unknown): given is string {
  return choices.some(({ value }) => value === given);
}

function checkMultiple(question: Question, given: unknown): CheckedAnswer {
  if (!Array.isArray(given) || !given.every((each) => isChoice(question, each)))
    return wrong('Choose from the answers');
  const chosen = question.choices.map(({ value }) => value).filter((value) => given.includes(value));
  return { value: chosen.length === 0 ? null : chosen };
}

function checkMatrix(question: Question, given: unknown): CheckedAnswer {
  if (typeof given !== 'object' || Array.isArray(given)) return wrong('Choose one answer in each row');
  const rows = new Set(question.rows.map(({ id }) => id));
  const entries = Object.entries(given as object).filter(([, value]) => value !== null);
  if (!entries.every(([row, value]) => rows.has(row) && isChoice(question, value)))
    return wrong('Choose one answer in each row');
  return { value: entries.length === 0 ? null : (Object.fromEntries(entries) as Record<string, string>) };
}

function checkSignature(given: unknown): CheckedAnswer {
  const { name, strokes = [] } = (typeof given === 'object' ? given : {}) as Partial<SignatureValue>;
  const checked = checkText(name, 120);
  if ('problem' in checked || typeof checked.value !== 'string') return wrong('Sign with your full name');
  if (!Array.isArray(strokes) || strokes.length > MOST_STROKES || !strokes.every(isStroke))
    return wrong('Draw the signature again');
  if (strokes.reduce((sum, stroke) => sum + stroke.length, 0) > MOST_POINTS) return wrong('Draw the signature again');
  return { value: { name: checked.value, strokes } };
}

const isStroke = (stroke: unknown): stroke is number[] =>
  Array.isArray(stroke) &&
  stroke.length % 2 === 0 &&
  stroke.every((point) => Number.isInteger(point) && point >= 0 && point <= 1000);

function checkFile(given: unknown): CheckedAnswer {
  const { file_id: id, name } = (typeof given === 'object' ? given : {}) as Partial<FileValue>;
  if (typeof id !== 'string' || typeof name !== 'string') return wrong('Choose a file');
  return { value: { file_id: id, name: name.slice(0, 200) } };
}

function isDay(given: unknown): given is string {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const day = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === given && given >= '1850' && given < '2200';
}

/** Returns whether a value counts as an answer: an empty group doesn't. */
export function isAnswered(value: AnswerValue | undefined): boolean {
  if (value === null || value === undefined || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

/** Returns the entries of a group as a list of objects; null if the value is not valid. */
export function entriesOf(given: unknown, most: number): GroupEntry[] | null {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given) || given.length > most) return null;
  return given.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    ? (given as GroupEntry[])
    : null;
}
