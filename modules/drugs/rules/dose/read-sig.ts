import { NUMBER, numberIn, plainSig } from './sig-words.ts';

/** An amount in directions: `tablet`, `mg`, `mL`, `puff`. */
export interface SigAmount {
  amount: number;
  unit: string;
}

/** The maximum that directions amount to. `problems` lists what could not be read. */
export interface ReadSig {
  /**
   * Per dose; the maximum of a range. Several units for the same amount if the sig has them, e.g. `500 mg (2 tablets)`.
   */
  each: SigAmount[];
  /** Maximum times per day; 1/7 is once a week. Null if unreadable. */
  timesPerDay: number | null;
  /** The most frequent of all steps: a changing dose is too frequent if any step is. */
  mostOften: number | null;
  /** Per day, in the first unit of `each`; null if unreadable. */
  daily: SigAmount | null;
  isAsNeeded: boolean;
  /** A single dose. */
  isOnce: boolean;
  /** Duration in days, if given. */
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
  [/^each$/, 'each'],
];
// Volumes of spoons in mL.
const SPOONS: Readonly<Record<string, number>> = { teaspoon: 5, tablespoon: 15 };
const UNIT_WORD = String.raw`[a-z]+(?:\(s\)|\(es\))?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w.\/-])(${NUMBER})\s*(?:(?:-|to|or)\s*(${NUMBER}))?[\s-]*(${UNIT_WORD})`,
  'g',
);
const SPAN = String.raw`(\d+(?:\.\d+)?)(?:\s*(?:-|to|or)\s*(\d+(?:\.\d+)?))?`;
const WEEKDAY_IN_FULL = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
const WEEKDAYS = /\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?\b/g;
const PER_DAY = String.raw`(?:in(?: any| a)?|per|every|each|a|\/|within)?\s*(?:24\s*(?:hours?|h)\b|24-hour(?: period)?|days?\b|daily\b)`;
const MOST = new RegExp(
  String.raw`(?:\(?\s*(?:do not|don['’]?t|not to|never|should not|must not)\s+(?:take|use|exceed)(?:\s+(?:more than|over))?|\bno more than|\bnot more than|\bup to a max(?:imum)? of|\bmax(?:imum)?(?:\s+(?:daily\s+)?(?:dose|of|is))*:?)\s*(${NUMBER})\s*(${UNIT_WORD})?\s*(?:of\s+\w+\s*)?${PER_DAY}\)?`,
  'g',
);

/** Parses directions such as `1-2 tabs po q4-6h prn` into an amount, a frequency, and the daily maximum. */
export function readSig(sig: string): ReadSig {
  const problems: string[] = [];
  const whole = plainSig(sig);
  const most = mostPerDay(whole);
  const days = durationOf(whole);
  const text = withCounted(withoutFolicAcid(withoutDuration(whole.replaceAll(MOST, ' '))));
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
  if (most?.isTimes === true) timesPerDay = Math.min(timesPerDay ?? most.amount, most.amount);
  const given = steps.filter((other) => other.each.length > 0);
  const mostOften = (given.length > 0 ? given : steps).reduce<number | null>(
    (times, other) => (other.timesPerDay === null ? times : larger(times, other.timesPerDay)),
    timesPerDay,
  );
  if (each.length === 0) problems.push('The amount in the sig could not be read.');
  if (timesPerDay === null && most === null) problems.push('The frequency in the sig could not be read.');
  const [amount] = each;
  const daily = amount === undefined ? null : dayOf(amount, chosen?.sum ?? null, timesPerDay, most);
  return { each, timesPerDay, mostOften, daily, isAsNeeded, isOnce, days, problems };
}

interface Step {
  each: SigAmount[];
  timesPerDay: number | null;
  isOnce: boolean;
  /** The sum of different amounts at different times of a day. */
  sum: number | null;
}

const dailyOf = ({ each, timesPerDay, isOnce, sum }: Step): number =>
  sum ?? (each[0]?.amount ?? 0) * (timesPerDay ?? (isOnce ? 1 : 0));

function dayOf(
  { amount, unit }: SigAmount,
  sum: number | null,
  timesPerDay: number | null,
  most: DailyMost | null,
): SigAmount | null {
  const reckoned = sum ?? (timesPerDay === null ? null : amount * timesPerDay);
  const allowed = most === null || most.isTimes || (most.unit !== null && most.unit !== unit) ? null : most.amount;
  const daily = reckoned === null ? allowed : allowed === null ? reckoned : Math.min(reckoned, allowed);
  return daily === null ? null : { amount: daily, unit };
}

function readStep(text: string): Step {
  const each = amountsOf(text);
  const timesPerDay = frequencyOf(text);
  const parts = text
    .split(/\band\b|[,&+]|\bplus\b/)
    .map((part) => ({ each: amountsOf(part), times: frequencyOf(part) }));
  const own = parts.filter((part) => part.each.length > 0);
  const [unit] = own.map((part) => part.each[0]!.unit);
  const isSum =
    own.length > 1 &&
    own.every((part) => part.times !== null && (part.each[0]!.unit === unit || part.each[0]!.unit === 'each'));
  const isOnce =
    timesPerDay === null && /\b(?:1 times|single dose|1 dose|now|stat|immediately|as a 1-time dose)\b/.test(text);
  if (!isSum) return { each, timesPerDay, isOnce, sum: null };
  const largest = own.map((part) => part.each[0]!).toSorted((one, other) => other.amount - one.amount)[0]!;
  return {
    each: [{ amount: largest.amount, unit: unit! }],
    timesPerDay: own.reduce((sum, { times }) => sum + times!, 0),
    isOnce,
    sum: own.reduce((sum, part) => sum + part.each[0]!.amount * part.times!, 0),
  };
}

function amountsOf(text: string): SigAmount[] {
  const amounts: SigAmount[] = [];
  for (const [, from, to, word] of text.replaceAll(PULSE, ' ').matchAll(AMOUNT)) {
    const unit = unitOf(word!);
    if (unit === null) continue;
    const amount = Math.max(numberIn(from!), to === undefined ? 0 : numberIn(to));
    const spoon = SPOONS[unit];
    amounts.push(spoon === undefined ? { amount, unit } : { amount: amount * spoon, unit: 'mL' });
  }
  // "500 mg (2 tablets)" gives one amount twice: counted units come first, the mass is a fallback if the strength is
  // unknown.
  const counted = amounts.filter(({ unit }) => !MASSES.has(unit));
  const masses = amounts.filter(({ unit }) => MASSES.has(unit));
  return [...counted.slice(0, 1), ...masses.slice(0, 1)];
}
// A number of consecutive doses: neither an amount nor a frequency.
const PULSE = /\b(?:x|for) ?\d+ doses?\b/g;
const MASSES = new Set(['mg', 'mcg', 'g']);

function unitOf(word: string): string | null {
  const bare = word.replace(/\((?:s|es)\)$/, '');
  return UNITS.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

const larger = (one: number | null, other: number): number => (one === null ? other : Math.max(one, other));

/** Returns the frequency per day in a part of the directions; the maximum of a range. */
function frequencyOf(text: string): number | null {
  const daily = timesOf(text);
  const weekly = weeklyOf(text);
  if (weekly === null) return daily ?? momentsOf(text);
  if (daily === null) return weekly.times;
  // Twice daily on five days of the week; three doses, twelve hours apart, once a week.
  if (weekly.isDays) return weekly.times * (weekly.times > 1 / 7 ? daily : 1);
  if (text.search(PULSE) >= 0) return weekly.times;
  // In "6 tablets weekly, labs daily", the clause with the amount counts. Within one clause, the higher frequency
  // counts.
  for (const clause of text.split(/[,;()]/).filter((part) => amountsOf(part).length > 0)) {
    const [own, apart] = [timesOf(clause), weeklyOf(clause)?.times ?? null];
    if ((own === null) !== (apart === null)) return own ?? apart;
  }
  return daily;
}

/** Returns the times per day that directions give as a number, or by "daily". */
function timesOf(text: string): number | null {
  let times: number | null = null;
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\bevery ${SPAN}\s*-?\s*hours?`, 'g')))
    times = larger(times, 24 / Math.min(Number(from), Number(to ?? from)));
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\bevery ${SPAN}\s*min(?:ute)?s?`, 'g')))
    times = larger(times, (24 * 60) / Math.min(Number(from), Number(to ?? from)));
  if (/\b(?:every hour|hourly|each hour)\b/.test(text)) times = larger(times, 24);
  for (const [, from, to] of text.matchAll(
    new RegExp(
      String.raw`\b${SPAN}\s*(?:times?|doses?)\s*(?:-\s*)?(?:(?:a|per|every|each|in(?: an?)?|\/)\s*(?:24[ -]hours?|day)\b|daily\b)`,
      'g',
    ),
  ))
    times = larger(times, Math.max(Number(from), Number(to ?? from)));
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\b${SPAN} per (?:24 hours?|day)\b`, 'g')))
    times = larger(times, Math.max(Number(from), Number(to ?? from)));
  if (times !== null) return times;
  for (const [, from, to] of text.matchAll(new RegExp(String.raw`\bevery ${SPAN}\s*-?\s*days?\b`, 'g')))
    times = larger(times, 1 / Math.min(Number(from), Number(to ?? from)));
  if (times !== null) return times;
  return /\bdaily\b|\b(?:every|each|per|a) ?day\b/.test(text) ? Math.max(1, momentsOf(text) ?? 1) : null;
}

const CLOCK = /\b(?:1[0-2]|[1-9])(?::\d\d)?\s*(?:am|pm)\b/g;

/** Returns the number of times of day that directions name: meals, bedtime, 8 am. */
function momentsOf(text: string): number | null {
  const hours = text.match(CLOCK)?.length ?? 0;
  const words = text.replaceAll(CLOCK, ' ');
  const meals = /\b(?:with|before|after|at)\s+(?:each |every |all )?(?:meals|meal)\b/.test(words) ? 3 : 0;
  const moments = [
    /\bbreakfast\b|\b(?:in the |every |each )?morning\b|\bin the am\b|\bam\b/,
    /\blunch\b|\bnoon\b|\bmidday\b|\bafternoon\b/,
    /\bdinner\b|\bsupper\b|\bevening\b|\bin the pm\b|\bpm\b/,
    /\bbedtime\b|\bnightly\b|\b(?:every|each|at) night\b|\bbefore bed\b/,
  ].filter((pattern) => pattern.test(words)).length;
  return hours + meals + moments > 0 ? hours + meals + moments : null;
}

/** Returns the frequency per day of weekly, monthly or weekday directions, and whether weekdays are named. */
function weeklyOf(text: string): { times: number; isDays: boolean } | null {
  const apart = (times: number) => ({ times, isDays: false });
  const on = (days: number) => ({ times: Math.min(days, 7) / 7, isDays: true });
  const per = String.raw`(?:(?:a|per|every|each|\/)\s*week\b|weekly\b)`;
  const days = new RegExp(String.raw`\b${SPAN}\s*days\s*${per}`).exec(text);
  if (days !== null) return on(Math.max(Number(days[1]), Number(days[2] ?? days[1])));
  const counted = new RegExp(String.raw`\b${SPAN}\s*(?:times?|doses?)\s*${per}`).exec(text.replaceAll(PULSE, ' '));
  if (counted !== null) return apart(Math.max(Number(counted[1]), Number(counted[2] ?? counted[1])) / 7);
  const every = new RegExp(String.raw`\bevery ${SPAN}\s*weeks?`).exec(text);
  if (every !== null) return apart(1 / (7 * Math.min(Number(every[1]), Number(every[2] ?? every[1]))));
  if (/\bmon(?:day)?s?\s*(?:-|to|through|thru)\s*fri(?:day)?s?\b|\bm-f\b|\bweekdays?\b/.test(text)) return on(5);
  if (/\bm\/?w\/?f\b/.test(text)) return on(3);
  if (/\bweekly\b|\b(?:every|each|per|a) week\b/.test(text)) return apart(1 / 7);
  if (/\bmonthly\b|\b(?:every|each|per|a) month\b/.test(text)) return apart(1 / 30);
  const named = new Set([...text.matchAll(WEEKDAYS)].map(([day]) => day.slice(0, 3)));
  const isSaid = /\b(?:on|every|each)\b/.test(text) || WEEKDAY_IN_FULL.test(text);
  return named.size > 0 && isSaid && !/\bdaily\b|\bevery day\b/.test(text) ? on(named.size) : null;
}

/** The daily maximum: an amount, or a frequency. */
interface DailyMost {
  amount: number;
  unit: string | null;
  isTimes: boolean;
}

function mostPerDay(text: string): DailyMost | null {
  const found = [...text.matchAll(MOST)].map(([, amount, word]) => ({
    amount: numberIn(amount!),
    unit: word === undefined ? null : unitOf(word),
    isTimes: /^(?:times?|doses?)$/.test(word ?? ''),
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

// In the directions of a weekly drug, another drug that is taken on the other days.
const FOLIC_ACID = /\b(?:(?:and|with|plus|take) )*(?:[\d.]+ ?m?c?g )?(?:of )?(?:folic acid|folate|leucovorin)\b[^.;]*/g;

const withoutFolicAcid = (text: string): string => (weeklyOf(text) === null ? text : text.replaceAll(FOLIC_ACID, ' '));

// "Take 2 by mouth every 4 hours, and 1 at bedtime": the unit is implied.
const BARE = new RegExp(
  String.raw`(^|\b(?:take|give|chew|swallow|and|then|plus) |[,+] ?)(${NUMBER}(?:\s*(?:-|to|or)\s*${NUMBER})?) (?=(?:by mouth|orally|every|daily|nightly|weekly|monthly|as needed|before|after|with|per|at|in the|a day|${NUMBER}(?:-${NUMBER})? times)\b)`,
  'g',
);

const withCounted = (text: string): string => text.replaceAll(BARE, '$1$2 each ');
