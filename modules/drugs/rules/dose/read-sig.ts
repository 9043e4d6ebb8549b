import { NUMBER, numberIn, plainSig } from './sig-words.ts';

/** An amount as directions name it: `tablet`, `mg`, `mL`, `puff`. */
export interface SigAmount {
  amount: number;
  unit: string;
}

/** What directions in words come to at their most. What could not be read is said in `problems`. */
export interface ReadSig {
  /** At one time; the most where a range is given. The same amount in several units where the sig names them, as `500 mg (2 tablets)`. */
  each: SigAmount[];
  /** How often a day at most; 1/7 is once a week. Null where it can't be read. */
  timesPerDay: number | null;
  /** In a whole day, in the first unit of `each`; null where it can't be read. */
  daily: SigAmount | null;
  isAsNeeded: boolean;
  /** It is taken a single time. */
  isOnce: boolean;
  /** How long it is taken, where the sig says so. */
  days: number | null;
  problems: string[];
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:tabs?|tablets?|caplets?|pills?|odt)$/, 'tablet'],
  [/^(?:caps?|capsules?|softgels?|gelcaps?)$/, 'capsule'],
  [/^(?:ml|mls|cc|milliliters?|millilitres?)$/, 'mL'],
  [/^(?:tsp|tsps|teaspoons?|teaspoonfuls?)$/, 'teaspoon'],
  [/^(?:tbsp|tbsps|tablespoons?|tablespoonfuls?)$/, 'tablespoon'],
  [/^(?:mg|mgs|milligrams?)$/, 'mg'],
  [/^(?:mcg|mcgs|ug|micrograms?)$/, 'mcg'],
  [/^(?:g|gm|gms|gram|grams)$/, 'g'],
  [/^(?:units?|iu)$/, 'unit'],
  [/^(?:puffs?|inhalations?)$/, 'puff'],
  [/^(?:sprays?|squirts?)$/, 'spray'],
  [/^(?:drops?|gtts?)$/, 'drop'],
  [/^(?:patch|patches)$/, 'patch'],
  [/^(?:suppository|suppositories)$/, 'suppository'],
  [/^(?:lozenges?|troches?)$/, 'lozenge'],
  [/^(?:packets?|sachets?)$/, 'packet'],
  [/^(?:vials?|ampules?|nebules?)$/, 'vial'],
  [/^(?:applications?|applicatorfuls?)$/, 'application'],
  [/^(?:films?|strips?)$/, 'film'],
  [/^(?:pens?|syringes?|injections?|doses?)$/, 'dose'],
];
// What one spoon holds, in mL.
const SPOONS: Readonly<Record<string, number>> = { teaspoon: 5, tablespoon: 15 };
const UNIT_WORD = String.raw`[a-z]+(?:\(s\)|\(es\))?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w.\/-])(${NUMBER})\s*(?:(?:-|to|or)\s*(${NUMBER}))?[\s-]*(${UNIT_WORD})`,
  'g',
);
const SPAN = String.raw`(\d+(?:\.\d+)?)(?:\s*(?:-|to|or)\s*(\d+(?:\.\d+)?))?`;
const WEEKDAYS = /\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?\b/g;
const PER_DAY = String.raw`(?:in(?: any| a)?|per|every|each|a|\/|within)?\s*(?:24\s*(?:hours?|h)\b|24-hour(?: period)?|days?\b|daily\b)`;
const MOST = new RegExp(
  String.raw`(?:\(?\s*(?:do not|don['’]?t|not to|never|should not|must not)\s+(?:take|use|exceed)(?:\s+(?:more than|over))?|\bno more than|\bnot more than|\bup to a max(?:imum)? of|\bmax(?:imum)?(?:\s+(?:daily\s+)?(?:dose|of|is))*:?)\s*(${NUMBER})\s*(${UNIT_WORD})?\s*(?:of\s+\w+\s*)?${PER_DAY}\)?`,
  'g',
);

/** Reads directions such as `1-2 tabs po q4-6h prn` into an amount, how often a day, and the most of a day. */
export function readSig(sig: string): ReadSig {
  const problems: string[] = [];
  const whole = plainSig(sig);
  const most = mostPerDay(whole);
  const days = durationOf(whole);
  const text = withoutDuration(whole.replaceAll(MOST, ' '));
  const isAsNeeded = /\bas needed\b|\bif needed\b|\bwhen needed\b/.test(text);
  const steps = text
    .split(/\bthen\b|\bfollowed by\b|;|\.(?=\s|$)|\bon days? \d|\bdays? \d+(?:\s*-\s*\d+)?:/)
    .map(readStep)
    .filter(({ each, timesPerDay }) => each.length > 0 || timesPerDay !== null);
  const [first] = steps;
  const changes =
    /\btaper|\bthen (?:take |use )?\d|\bdecreas|\bincreas|\btitrat|\bdose ?pack\b|\bday 1\b/.test(whole) ||
    steps.filter(({ each, timesPerDay }) => each.length > 0 && timesPerDay !== null).length > 1;
  if (changes) problems.push('The sig changes the dose over time: only its largest step was checked.');
  const step = steps.toSorted((one, other) => dailyOf(other) - dailyOf(one))[0];
  const chosen = step !== undefined && dailyOf(step) > 0 ? step : first;
  const each = chosen?.each ?? steps.find((other) => other.each.length > 0)?.each ?? [];
  let timesPerDay = chosen?.timesPerDay ?? steps.find((other) => other.timesPerDay !== null)?.timesPerDay ?? null;
  const isOnce = timesPerDay === null && chosen?.isOnce === true;
  if (isOnce) timesPerDay = 1;
  if (each.length === 0) problems.push('The sig does not name an amount that can be read.');
  if (timesPerDay === null && most === null) problems.push('The sig does not say how often in words that can be read.');
  const [amount] = each;
  const daily = amount === undefined ? null : dayOf(amount, chosen?.sum ?? null, timesPerDay, most);
  return { each, timesPerDay, daily, isAsNeeded, isOnce, days, problems };
}

interface Step {
  each: SigAmount[];
  timesPerDay: number | null;
  isOnce: boolean;
  /** Different amounts at different times of a day, added up. */
  sum: number | null;
}

const dailyOf = ({ each, timesPerDay, sum }: Step): number =>
  sum ?? (each[0] === undefined || timesPerDay === null ? 0 : each[0].amount * timesPerDay);

function dayOf(
  { amount, unit }: SigAmount,
  sum: number | null,
  timesPerDay: number | null,
  most: { amount: number; unit: string | null } | null,
): SigAmount | null {
  const reckoned = sum ?? (timesPerDay === null ? null : amount * timesPerDay);
  const allowed = most === null || (most.unit !== null && most.unit !== unit) ? null : most.amount;
  const daily = reckoned === null ? allowed : allowed === null ? reckoned : Math.min(reckoned, allowed);
  return daily === null ? null : { amount: daily, unit };
}

function readStep(text: string): Step {
  const each = amountsOf(text);
  const timesPerDay = frequencyOf(text);
  const parts = text.split(/\band\b|,|&|\bplus\b/).map((part) => ({ each: amountsOf(part), times: frequencyOf(part) }));
  const own = parts.filter((part) => part.each.length > 0);
  const isSum =
    own.length > 1 && own.every((part) => part.times !== null && part.each[0]!.unit === (own[0]!.each[0]?.unit ?? ''));
  const isOnce =
    timesPerDay === null && /\b(?:1 times|single dose|1 dose|now|immediately|as a 1-time dose)\b/.test(text);
  if (!isSum) return { each, timesPerDay, isOnce, sum: null };
  const largest = own.map((part) => part.each[0]!).toSorted((one, other) => other.amount - one.amount)[0]!;
  return {
    each: [largest],
    timesPerDay: own.reduce((sum, { times }) => sum + times!, 0),
    isOnce,
    sum: own.reduce((sum, part) => sum + part.each[0]!.amount * part.times!, 0),
  };
}

function amountsOf(text: string): SigAmount[] {
  const amounts: SigAmount[] = [];
  for (const [, from, to, word] of text.matchAll(AMOUNT)) {
    const unit = unitOf(word!);
    if (unit === null) continue;
    const amount = Math.max(numberIn(from!), to === undefined ? 0 : numberIn(to));
    const spoon = SPOONS[unit];
    amounts.push(spoon === undefined ? { amount, unit } : { amount: amount * spoon, unit: 'mL' });
  }
  // "500 mg (2 tablets)" says one thing twice: what is counted comes first, the mass stands in where the strength is unknown.
  const counted = amounts.filter(({ unit }) => !MASSES.has(unit));
  const masses = amounts.filter(({ unit }) => MASSES.has(unit));
  return [...counted.slice(0, 1), ...masses.slice(0, 1)];
}
const MASSES = new Set(['mg', 'mcg', 'g']);

function unitOf(word: string): string | null {
  const bare = word.replace(/\((?:s|es)\)$/, '');
  return UNITS.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

const larger = (one: number | null, other: number): number => (one === null ? other : Math.max(one, other));

/** How often a day a piece of directions says; the most where it gives a range. */
function frequencyOf(text: string): number | null {
  // "Once weekly on Monday" is weekly whatever else is said.
  const weeks = weeklyOf(text);
  if (weeks !== null) return weeks;
  let times: number | null = null;
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\bevery ${SPAN}\s*-?\s*hours?`, 'g')))
    times = larger(times, 24 / Math.min(Number(from), Number(to ?? from)));
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\bevery ${SPAN}\s*min(?:ute)?s?`, 'g')))
    times = larger(times, (24 * 60) / Math.min(Number(from), Number(to ?? from)));
  if (/\b(?:every hour|hourly|each hour)\b/.test(text)) times = larger(times, 24);
  for (const [, from, to] of text.matchAll(
    new RegExp(
      String.raw`\b${SPAN}\s*times?\s*(?:-\s*)?(?:(?:a|per|every|each|in a|\/)\s*(?:24 hours?|day)\b|daily\b)`,
      'g',
    ),
  ))
    times = larger(times, Math.max(Number(from), Number(to ?? from)));
  if (times !== null) return times;
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\bevery ${SPAN}\s*-?\s*days?\b`, 'g')))
    times = larger(times, 1 / Math.min(Number(from), Number(to ?? from)));
  if (times !== null) return times;
  const meals = /\b(?:with|before|after|at)\s+(?:each |every |all )?(?:meals|meal)\b/.test(text) ? 3 : 0;
  const moments = [
    /\bbreakfast\b|\b(?:in the |every |each )?morning\b|\bin the am\b|\bam\b/,
    /\blunch\b|\bnoon\b|\bmidday\b|\bafternoon\b/,
    /\bdinner\b|\bsupper\b|\bevening\b|\bin the pm\b|\bpm\b/,
    /\bbedtime\b|\bnightly\b|\b(?:every|each|at) night\b|\bbefore bed\b/,
  ].filter((pattern) => pattern.test(text)).length;
  if (meals + moments > 1) return meals + moments;
  if (/\bdaily\b|\b(?:every|each|per|a|\/) ?day\b/.test(text)) return Math.max(1, meals);
  return meals + moments > 0 ? meals + moments : null;
}

function weeklyOf(text: string): number | null {
  const per = String.raw`(?:(?:a|per|every|each|\/)\s*week\b|weekly\b)`;
  const counted = new RegExp(String.raw`\b${SPAN}\s*times?\s*${per}`).exec(text);
  if (counted !== null) return Math.max(Number(counted[1]), Number(counted[2] ?? counted[1])) / 7;
  const apart = new RegExp(String.raw`\bevery ${SPAN}\s*weeks?`).exec(text);
  if (apart !== null) return 1 / (7 * Math.min(Number(apart[1]), Number(apart[2] ?? apart[1])));
  if (/\bweekly\b|\b(?:every|each|per|a) week\b|\/ ?week\b/.test(text)) return 1 / 7;
  if (/\bmonthly\b|\b(?:every|each|per|a) month\b/.test(text)) return 1 / 30;
  const named = new Set([...text.matchAll(WEEKDAYS)].map(([day]) => day.slice(0, 3)));
  return named.size > 0 && /\b(?:on|every|each)\b/.test(text) && !/\bdaily\b|\bevery day\b/.test(text)
    ? named.size / 7
    : null;
}

function mostPerDay(text: string): { amount: number; unit: string | null } | null {
  const found = [...text.matchAll(MOST)].map(([, amount, word]) => ({
    amount: numberIn(amount!),
    unit: word === undefined ? null : unitOf(word),
  }));
  return found[0] ?? null;
}

const DURATION = /\b(?:for|x|during)\s*(?:the next |a total of )?(\d+)\s*(?:-|to)?\s*(\d*)\s*(days?|weeks?|months?)\b/g;

function durationOf(text: string): number | null {
  const lengths = [...text.matchAll(DURATION)].map(
    ([, from, to, unit]) => Number(to || from) * (unit!.startsWith('w') ? 7 : unit!.startsWith('m') ? 30 : 1),
  );
  return lengths.length === 0 ? null : lengths.reduce((sum, each) => sum + each, 0);
}

const withoutDuration = (text: string): string => text.replaceAll(DURATION, ' ');
