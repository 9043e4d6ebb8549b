/** Directions with numbers as digits, abbreviations spelled out, and what only gets in the way removed. */
export function plainSig(sig: string): string {
  let text = ` ${sig
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

type Replacement = readonly [pattern: RegExp, words: string];

// In this order: fractions and numbers first, then the abbreviations of frequencies, then what is no part of the dose.
const REPLACEMENTS: readonly Replacement[] = [
  [/\bone and (?:a|one)[ -]half\b/g, '1.5'],
  [/\btwo and (?:a|one)[ -]half\b/g, '2.5'],
  [/\b(?:one[ -]half|half(?: of)? an?|half(?: of one)?|a half)\b/g, '0.5'],
  [/\b(?:one[ -]quarter|a quarter|quarter)\b/g, '0.25'],
  ...NUMBERS.map((word, value): Replacement => [new RegExp(`\\b${word}\\b`, 'g'), String(value)]),
  [/\b(\d+(?:\.\d+)?)\s*\(\s*\1\s*\)/g, '$1'],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  // b.i.d., q.4.h.
  [/\b([a-z])\.\s?(?=[a-z]\.)/g, '$1'],
  [/\b([bt]i|qi|qh|qo|qa|qp|pr|p)([dsmno])\./g, '$1$2'],
  [/\bp\.?o\.?\b/g, 'by mouth'],
  [
    /\bq\s?o\s?d\b|\bqad\b|\b(?:every|each) (?:other|2nd|second) day\b|\b(?:on )?alternat(?:e|ing) days?\b/g,
    'every 2 days',
  ],
  [/\bq\s?(\d+(?:\.\d+)?)\s*(?:-|to)\s*(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\b/g, 'every $1-$2 hours'],
  [/\bq\s?(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\b/g, 'every $1 hours'],
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
  [/\b(?:hrs?|hr\.)\b/g, 'hours'],
  [/\bthrice\b/g, '3 times'],
  [/\btwice\b/g, '2 times'],
  [/\bonce\b/g, '1 times'],
  [/\b(\d+)\s*x\s*(?=(?:a|per|every|each|daily|\/)\b|\/)/g, '$1 times '],
  [/\b1 time\b/g, '1 times'],
  // What follows "not" is not what is to be done.
  [/\b(?:not|never|do not take|don['’]?t take) (?:to be taken )?(?:daily|every day|each day)\b/g, ' '],
  [/\b(\d+(?:\.\d+)?)\s*\/\s*(\d+)\b(?!\s*(?:h|hours?|days?|ml)\b)/g, '$1/$2'],
];

/** A number of the text: 2, 0.5, 1/2, 1 1/2. */
export const NUMBER = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d*\.?\d+)`;

/** What such a number comes to. */
export function numberIn(text: string): number {
  const [, whole, top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim()) ?? [];
  return top === undefined || bottom === undefined ? Number(text) : Number(fraction(whole, top, bottom));
}
