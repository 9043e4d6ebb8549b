/** Normalizes directions: numbers as digits, abbreviations expanded, and irrelevant parts removed. */
export function plainSig(sig: string): string {
  let text = ` ${sig
    // A fraction after a whole number stays separate: 1½ is not 11/2.
    .replaceAll(/(\d)([\u00bc-\u00be\u2150-\u215e])/g, '$1 $2')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll(/(\d)\s*\u2044\s*(\d)/g, '$1/$2')} `;
  for (const [pattern, words] of REPLACEMENTS) text = text.replaceAll(pattern, words);
  return text.replaceAll(/\s+/g, ' ').trim();
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const fraction = (whole: string | undefined, top: string, bottom: string): string =>
  String(Math.round((Number(whole ?? 0) + Number(top) / Number(bottom)) * 1000) / 1000);

// In `ii tabs`, or `tab i`, Roman numerals are numbers.
const COUNTED = String.raw`(?:tabs?|tablets?|caps?|capsules?|puffs?|gtts?|drops?|by mouth)\b`;
const ROMAN = [3, 2, 1].flatMap((value): Replacement[] => [
  [new RegExp(String.raw`\b(tabs?|caps?|puffs?|gtts?)\s+${'i'.repeat(value)}\b`, 'g'), `${value} $1`],
  [new RegExp(String.raw`\b${'i'.repeat(value)}\b(?=\s*(?:(?:-|to)\s*\d+\s*)?${COUNTED})`, 'g'), String(value)],
]);

type Replacement = readonly [pattern: RegExp, words: string];

// Order matters: fractions and numbers first, then frequency abbreviations, then parts unrelated to the dose.
const REPLACEMENTS: readonly Replacement[] = [
  [/\bone and (?:a|one)[ -]half\b/g, '1.5'],
  [/\btwo and (?:a|one)[ -]half\b/g, '2.5'],
  [/\b(?:one[ -]half|half(?: of)? an?|half(?: of one)?|a half)\b/g, '0.5'],
  [/\b(?:one[ -]quarter|a quarter|quarter)\b/g, '0.25'],
  ...NUMBERS.map((word, value): Replacement => [new RegExp(`\\b${word}\\b`, 'g'), String(value)]),
  [/\b(\d+(?:\.\d+)?)\s*\(\s*\1\s*\)/g, '$1'],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/\b(time|day|hour|week|month|dose)\(s\)/g, '$1s'],
  // b.i.d., with or without its last dot; q.4.h.
  [/\b([btq])\.\s?i\.\s?d\b\.?/g, '$1id'],
  [/\bq\.\s?(o\.\s?)?d\b\.?/g, 'q$1d'],
  [/\b([a-z])\.\s?(?=[a-z]\.)/g, '$1'],
  [/\b([bt]i|qi|qh|qo|qa|qp|pr|p)([dsmno])\./g, '$1$2'],
  [/\bp\.?o\.?\b/g, 'by mouth'],
  ...ROMAN,
  [/\b(?:every|each) (?:other|2nd|second) week\b/g, 'every 2 weeks'],
  [
    /\bq\s?o\.?\s?d\b|\bqad\b|\b(?:every|each) (?:other|2nd|second) day\b|\b(?:on )?alternat(?:e|ing) days?\b/g,
    'every 2 days',
  ],
  [/\bq\s?(\d+(?:\.\d+)?)\s*(?:-|to)\s*(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\b/g, 'every $1-$2 hours'],
  [/\bq\s?(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\b/g, 'every $1 hours'],
  [/\bq\s?(\d+)\s*°/g, 'every $1 hours'],
  [/\b(\d+)[\s-]*hourly\b/g, 'every $1 hours'],
  [/\bq\s?(\d+)\s*(?:-|to)?\s*(\d*)\s*(?:min|mins|minutes?)\b/g, 'every $1 minutes'],
  [/\bq\s?(\d+)\s*(?:d|days?)\b/g, 'every $1 days'],
  [/\bq\s?(\d+)\s*(?:wk|wks|weeks?)\b/g, 'every $1 weeks'],
  [/\bq\s?(?:h|hr|hour)\b/g, 'every 1 hours'],
  [/\bq\s?(?:wk|week|weekly)\b/g, 'weekly'],
  [/\bq\s?(?:mo|month)\b/g, 'monthly'],
  [/\bq\s?(?:hs|pm|night|evening)\b|\bqn\b/g, 'nightly'],
  [/\bq\s?(?:am|morning)\b/g, 'every morning'],
  [/\b(?:q\s?day|q\s?d|o\.?d)\b/g, 'daily'],
  [/\bb\s?i\s?d\b/g, '2 times daily'],
  [/\bt\s?i\s?d\b/g, '3 times daily'],
  [/\bq\s?i\s?d\b/g, '4 times daily'],
  [/\bhs\b/g, 'at bedtime'],
  [/\bac\b/g, 'before meals'],
  [/\bpc\b/g, 'after meals'],
  [/\b(?:prn|p\.r\.n\.?)\b/g, 'as needed'],
  [/\bx\s?(\d+)\s*(?:d|days?)\b/g, 'for $1 days'],
  [/\bx\s?(\d+)\s*(?:wk|wks|weeks?)\b/g, 'for $1 weeks'],
  [/(\d)\s*(?:h|hrs?)\b/g, '$1 hours'],
  [/(\d)?\s*\bwk(s?)\b/g, '$1 week$2'],
  [/\s*\/\s*(day|week|24 hours?)\b/g, ' per $1'],
  [/\bx\s?(\d+)\s*(?=(?:per|a) (?:day|24)|daily\b)/g, '$1 times '],
  [/\b(?:hrs?|hr\.)\b/g, 'hours'],
  [/(\d)(?=hours)/g, '$1 '],
  [/\bthrice\b/g, '3 times'],
  [/\btwice\b/g, '2 times'],
  [/\bonce\b/g, '1 times'],
  [/\b(\d+)\s*x\s*(?=(?:a|per|every|each|daily|\/)\b|\/)/g, '$1 times '],
  [/\b1 time\b/g, '1 times'],
  // Directions after "not" don't count.
  [
    /\b(?:not|never|do not take|don['’]?t take|instead of|rather than) (?:(?:to be )?taken |(?:it |this )|1 times )*(?:daily|every day|each day|a day)\b/g,
    ' ',
  ],
  [/\b(\d+(?:\.\d+)?)\s*\/\s*(\d+)\b(?!\s*(?:h|hours?|days?|ml)\b)/g, '$1/$2'],
];

/** A number in the text: 2, 0.5, 1/2, 1 1/2. */
export const NUMBER = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d*\.?\d+)`;

/** Parses such a number. */
export function numberIn(text: string): number {
  const [, whole, top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim()) ?? [];
  return top === undefined || bottom === undefined ? Number(text) : Number(fraction(whole, top, bottom));
}
