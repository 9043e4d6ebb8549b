import type { Language } from './language.ts';

/** The values of a text, by the names of its placeholders. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A translated text: a string, or a function that inserts values and chooses plural forms. */
export type Text = string | ((values: TextValues) => string);

/** Translations by English text, as compiled by `npm run generate` from a `spanish.json`. */
export type Texts = Readonly<Record<string, Text>>;

/** Translates texts into the patient's language. */
export interface Translate {
  /** Returns the translation of an English text; `{name}` in it is replaced by `values.name`. */
  (text: string, values?: TextValues): string;
  /**
   * Translates a text with a count: `one` for 1, otherwise `other`, in which `{count}` is the number. Translations are
   * looked up by `other`.
   */
  count(count: number, one: string, other: string, values?: TextValues): string;
}

/** Creates a `Translate` that looks up `texts`; a text without a translation stays English. */
export function makeTranslate(texts: () => Texts): Translate {
  const say = (key: string, english: string, values: TextValues): string => {
    const found = Object.hasOwn(texts(), key) ? texts()[key] : undefined;
    if (found === undefined) return insert(english, values);
    return typeof found === 'string' ? found : found(values);
  };
  return Object.assign((text: string, values: TextValues = {}) => say(text, text, values), {
    count: (count: number, one: string, other: string, values: TextValues = {}) =>
      say(other, count === 1 ? one : other, { ...values, count }),
  });
}

/** Returns the translator for a patient's language from a server's `spanish` texts; English if no language is recorded. */
export function translateTo(language: Language | null | undefined, spanish: Texts): Translate {
  return language === 'es' ? makeTranslate(() => spanish) : english;
}

const english = makeTranslate(() => ({}));

/** Fills values into an English text. */
export function insert(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    if (value === undefined) return braces;
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
}

/**
 * Translates a message that already contains its values, e.g. "Enter at most 80 characters" from a rule or the server:
 * by an exact match, or by a text with the same words around its placeholders, for the whole message or for each of its
 * sentences. Returns the message itself if there is no translation.
 */
export function translateMessage(texts: Texts, message: string): string {
  const whole = translateWhole(texts, message);
  if (whole !== message || !/[.!?] \p{Lu}/u.test(message)) return whole;
  return message
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map((sentence) => translateWhole(texts, sentence))
    .join(' ');
}

function translateWhole(texts: Texts, message: string): string {
  const exact = Object.hasOwn(texts, message) ? texts[message] : undefined;
  if (typeof exact === 'string') return exact;
  for (const { pattern, names, text } of patternsOf(texts)) {
    const match = pattern.exec(message);
    if (match === null) continue;
    return text(Object.fromEntries(names.map((name, at) => [name, valueOf(texts, match[at + 1]!)])));
  }
  return message;
}

interface MessagePattern {
  pattern: RegExp;
  names: string[];
  text: (values: TextValues) => string;
}

const known = new WeakMap<Texts, MessagePattern[]>();

// Patterns with the most fixed text first: otherwise "{count} days" would match too much.
function patternsOf(texts: Texts): MessagePattern[] {
  const before = known.get(texts);
  if (before !== undefined) return before;
  const patterns = Object.entries(texts)
    .flatMap(([key, text]) =>
      typeof text === 'function' && /\p{L}{3}/u.test(key.replaceAll(/\{\w+\}/g, '')) ? [{ key, text }] : [],
    )
    .toSorted((one, other) => other.key.replaceAll(/\{\w+\}/g, '').length - one.key.replaceAll(/\{\w+\}/g, '').length)
    .map(({ key, text }) => {
      const names: string[] = [];
      const source = key
        .split(/(\{\w+\})/)
        .map((part) => {
          if (!/^\{\w+\}$/.test(part)) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
          names.push(part.slice(1, -1));
          return '(.{1,200}?)';
        })
        .join('');
      return { pattern: new RegExp(`^${source}$`, 'u'), names, text };
    });
  known.set(texts, patterns);
  return patterns;
}

// A number, or a word that has its own translation, e.g. the label of a field.
function valueOf(texts: Texts, text: string): string | number {
  if (/^\d{1,3}(,\d{3})*$|^\d+$/.test(text)) return Number(text.replaceAll(',', ''));
  const word = Object.hasOwn(texts, text) ? texts[text] : undefined;
  return typeof word === 'string' ? word : text;
}
