/** A coded instruction of a Sig; null and empty if not specified. */
export interface SigInstruction {
  method: string;
  dose: number | null;
  highestDose: number | null;
  unit: string;
  route: string;
  times: number | null;
  timesUnit: string;
  every: number | null;
  everyUnit: string;
  duration: number | null;
  durationUnit: string;
}

/** Coded directions in words, with their differences from the text. */
export interface StructuredSig {
  words: string;
  /** In words, e.g. `dose 2 (text: 1)`; empty if no difference was found. */
  differences: string[];
  /** True if dose and timing could be read from the text. */
  isCompared: boolean;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  once: 1,
  twice: 2,
  thrice: 3,
};
const NUMBER = String.raw`(\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|\d*½|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const UNITS =
  String.raw`(?:tab(?:let)?s?|cap(?:sule)?s?|caplets?|m(?:illi)?l(?:iter)?s?|cc|puffs?|sprays?|drops?|gtts?|patch(?:es)?|units?|` +
  String.raw`teaspoon(?:ful)?s?|tablespoon(?:ful)?s?|tsp|tbsp|applicator(?:ful)?s?|suppositor(?:y|ies)|lozenges?|packets?|vials?|inhalations?|m?c?g)`;
const DOSE = new RegExp(
  String.raw`(?<![\w.])${NUMBER}(?:\s*(?:-|to|or)\s*${NUMBER})?(?:\s*\(\d+(?:\.\d+)?\))?\s*(?:of\s+(?:a|an|one)\s+|an?\s+)?${UNITS}\b`,
  'gi',
);
// Maximum length of a Sig text in SCRIPT.
const LONGEST_TEXT = 1000;
const HOURS_OF: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168, month: 720 };
const LATIN: Readonly<Record<string, number>> = { qd: 1, daily: 1, bid: 2, tid: 3, qid: 4, qhs: 1, qam: 1, qpm: 1 };

/**
 * Converts coded directions to words and compares dose and timing with the text. Pharmacists and patients read the
 * text, software reads the codes.
 */
export function structuredSig(given: string, instructions: readonly SigInstruction[]): StructuredSig {
  const text = given.replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT);
  const words = instructions.map(wordsOf).filter(Boolean).join('; ');
  const differences: string[] = [];
  const doses = dosesIn(text);
  const coded = instructions.flatMap(({ dose, highestDose }) => [dose, highestDose].filter((each) => each !== null));
  const missing = coded.filter((dose) => !doses.includes(dose));
  if (doses.length > 0 && missing.length > 0)
    differences.push(`dose ${missing.join(', ')} (text: ${doses.join(', ')})`);
  const [rates, inText] = [instructions.map(perDay).filter((rate) => rate !== null), perDayIn(text)];
  const other = rates.filter((rate) => !inText.some((each) => Math.abs(each - rate) < 0.01));
  if (inText.length > 0 && other.length > 0)
    differences.push(`${other.map(rateWords).join(', ')} (text: ${inText.map(rateWords).join(', ')})`);
  const days = daysIn(text);
  const durations = instructions.map(durationDays).filter((each) => each !== null);
  if (days !== null && durations.length > 0 && !durations.includes(days))
    differences.push(`for ${durations.join(', ')} days (text: ${days})`);
  const isCompared = (coded.length === 0 || doses.length > 0) && (rates.length === 0 || inText.length > 0);
  return { words, differences, isCompared };
}

/**
 * Returns the warning for directions whose codes differ from their text or could not be compared with it; empty if they
 * agree.
 */
export function sigFlag(sig: StructuredSig | undefined): string {
  if (sig === undefined) return '';
  if (sig.differences.length > 0)
    return `The coded directions differ from the text: ${sig.differences.join('; ')}. Coded: ${sig.words || 'unreadable'}.`;
  return sig.isCompared
    ? ''
    : `The coded directions could not be compared with the text. Coded: ${sig.words || 'unreadable'}.`;
}

function wordsOf(each: SigInstruction): string {
  const range = each.highestDose !== null && each.highestDose !== each.dose ? ` to ${each.highestDose}` : '';
  return [
    each.method,
    each.dose === null ? '' : `${each.dose}${range} ${each.unit}`,
    each.route,
    each.times === null ? '' : `${each.times} times per ${each.timesUnit || 'day'}`,
    each.every === null ? '' : `every ${each.every} ${each.everyUnit || 'hours'}`,
    each.duration === null ? '' : `for ${each.duration} ${each.durationUnit}`,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

const hoursOf = (unit: string): number | null =>
  HOURS_OF[/(hour|day|week|month)/i.exec(unit)?.[1]?.toLowerCase() ?? ''] ?? (/^dai/i.test(unit) ? 24 : null);

/** Returns the frequency per day, or null if the codes don't specify it or use an unknown unit. */
function perDay({ times, timesUnit, every, everyUnit }: SigInstruction): number | null {
  if (every !== null && every > 0) {
    const hours = hoursOf(everyUnit || 'hour');
    return hours === null ? null : ((times ?? 1) * 24) / (every * hours);
  }
  const hours = hoursOf(timesUnit || 'day');
  return times === null || hours === null ? null : (times * 24) / hours;
}

function durationDays({ duration, durationUnit }: SigInstruction): number | null {
  const hours = duration === null ? null : hoursOf(durationUnit || 'day');
  return hours === null ? null : (duration! * hours) / 24;
}

function numberIn(word: string): number {
  const text = word.toLowerCase().replaceAll(/\s/g, '');
  if (text.endsWith('½')) return Number(text.slice(0, -1) || 0) + 0.5;
  const [over, under] = text.split('/');
  if (under !== undefined) return Number(over) / Number(under);
  return NUMBER_WORDS[text] ?? Number(text);
}

function dosesIn(text: string): number[] {
  const found = [...text.matchAll(DOSE)].flatMap(([, low, high]) => [low, high].filter((each) => each !== undefined));
  return [...new Set(found.map(numberIn))];
}

function perDayIn(text: string): number[] {
  const found: number[] = [];
  const folded = text.toLowerCase().replaceAll(/\b([qbt])\.\s*([ihd])\.\s*(d?)\.?/g, '$1$2$3');
  const add = (rate: number): void => void (Number.isFinite(rate) && found.push(rate));
  const every = new RegExp(
    String.raw`(?:every|q)\s*${NUMBER}(?:\s*(?:-|to)\s*${NUMBER})?\s*(hours?|hrs?|h|days?|weeks?)\b`,
    'g',
  );
  for (const [, low, high, unit] of folded.matchAll(every)) {
    const hours = hoursOf(unit!.startsWith('h') ? 'hour' : unit!)!;
    for (const each of [low, high]) if (each !== undefined) add(24 / (numberIn(each) * hours));
  }
  const times = new RegExp(
    String.raw`(?:${NUMBER}(?:\s*(?:-|to)\s*${NUMBER})?\s*(?:times|x)|(once|twice|thrice))\s*(?:a|an|per|each|every|\/)?\s*(daily|day|week(?:ly)?|month(?:ly)?)`,
    'g',
  );
  for (const [, low, high, word, unit] of folded.matchAll(times)) {
    const hours = unit === 'daily' ? 24 : hoursOf(unit!)!;
    for (const each of [low, high, word]) if (each !== undefined) add((numberIn(each) * 24) / hours);
  }
  if (found.length > 0) return [...new Set(found)];
  for (const [word] of folded.matchAll(/\b(?:qd|bid|tid|qid|qhs|qam|qpm)\b/g)) add(LATIN[word]!);
  if (/\bevery other day\b/.test(folded)) add(0.5);
  else if (found.length === 0 && /\b(?:weekly|every week|(?:a|each|per) week)\b/.test(folded)) add(1 / 7);
  else if (
    found.length === 0 &&
    /\b(?:daily|every day|(?:a|each|per) day|every (?:morning|evening|night)|at bedtime|nightly)\b/.test(folded)
  )
    add(1);
  return [...new Set(found)];
}

function daysIn(text: string): number | null {
  const [, count, unit] = new RegExp(String.raw`\bfor\s+${NUMBER}\s*(days?|weeks?)\b`, 'i').exec(text) ?? [];
  return count === undefined ? null : numberIn(count) * (unit!.toLowerCase().startsWith('week') ? 7 : 1);
}

function rateWords(rate: number): string {
  if (rate === 1) return 'once a day';
  if (rate > 1) return `${Number(rate.toFixed(2))} times a day`;
  return `every ${Number((1 / rate).toFixed(1))} days`;
}
