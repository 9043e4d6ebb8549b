import * as given from './names/given-names.ts';
import { rareSurnames, type SurnameOrigin, surnames } from './names/surnames.ts';
import { frequencyList, type Random } from './random.ts';

/** Returns a random name. */
export type NameDraw = (random: Random) => string;

/** The origin of a family's names, and related probabilities. */
export interface Origin {
  /** Percentage of people. */
  share: number;
  female: NameDraw;
  male: NameDraw;
  surname: NameDraw;
  /** Share of people with an English given name, born before and after 1985. */
  englishNames: readonly [before: number, after: number];
  race: string;
  ethnicity: string;
  /** Share of people over 40 who need an interpreter. */
  interpreter: number;
  /** Share of people with two surnames, as in Spanish and Portuguese. */
  twoSurnames: number;
}

const white = 'White';
const black = 'Black or African American';
const asian = 'Asian';
const notHispanic = 'Not Hispanic or Latino';

function origin(
  share: number,
  names: given.GivenNames,
  surnameOrigin: SurnameOrigin,
  race: string,
  englishNames: readonly [number, number],
  more: Partial<Pick<Origin, 'interpreter' | 'twoSurnames' | 'ethnicity'>> = {},
): Origin {
  return {
    share,
    female: frequencyList(words(names.female)),
    male: frequencyList(words(names.male)),
    surname: surnameDraw(surnameOrigin),
    englishNames,
    race,
    ethnicity: more.ethnicity ?? notHispanic,
    interpreter: more.interpreter ?? 0,
    twoSurnames: more.twoSurnames ?? 0,
  };
}

/** The origins of the people of a New England city and its suburbs. */
export const origins: readonly Origin[] = [
  origin(31, given.english1950To1984, 'english', white, [1, 1]),
  origin(9, given.english1950To1984, 'irish', white, [0.95, 0.95]),
  origin(6, given.italian, 'italian', white, [0.6, 0.9]),
  origin(12, given.africanAmerican, 'africanAmerican', black, [0.75, 0.5]),
  origin(13, given.hispanic, 'hispanic', 'Other', [0.05, 0.3], {
    ethnicity: 'Hispanic or Latino',
    interpreter: 0.45,
    twoSurnames: 0.25,
  }),
  origin(5, given.portuguese, 'portuguese', white, [0.1, 0.35], { interpreter: 0.4, twoSurnames: 0.2 }),
  origin(2.5, given.haitian, 'haitian', black, [0.15, 0.5], { interpreter: 0.4 }),
  origin(4, given.chinese, 'chinese', asian, [0.3, 0.6], { interpreter: 0.5 }),
  origin(1.6, given.vietnamese, 'vietnamese', asian, [0.2, 0.5], { interpreter: 0.55 }),
  origin(3.2, given.southAsian, 'southAsian', asian, [0.02, 0.1], { interpreter: 0.15 }),
  origin(1, given.korean, 'korean', asian, [0.3, 0.6], { interpreter: 0.4 }),
  origin(0.7, given.filipino, 'filipino', asian, [0.3, 0.6], { interpreter: 0.1 }),
  origin(0.5, given.khmer, 'khmer', asian, [0.1, 0.6], { interpreter: 0.5 }),
  origin(1.8, given.arabic, 'arabic', 'Middle Eastern or North African', [0.08, 0.15], { interpreter: 0.35 }),
  origin(2.6, given.slavic, 'slavic', white, [0.15, 0.5], { interpreter: 0.35 }),
  origin(2.4, given.jewishAndGerman, 'jewishAndGerman', white, [0.5, 0.6]),
  origin(1.2, given.westAfrican, 'westAfrican', black, [0.15, 0.3], { interpreter: 0.1 }),
  origin(1, given.eastAfrican, 'eastAfrican', black, [0.02, 0.1], { interpreter: 0.45 }),
  origin(2.5, given.french, 'french', white, [0.5, 0.9]),
  origin(1, given.nordicAndDutch, 'nordicAndDutch', white, [0.4, 0.7]),
  origin(1, given.greekAndArmenian, 'greekAndArmenian', white, [0.4, 0.7], { interpreter: 0.15 }),
];

/** English given names by the year of birth. */
export const englishNames = [
  { until: 1950, female: listOf(given.englishBefore1950.female), male: listOf(given.englishBefore1950.male) },
  { until: 1985, female: listOf(given.english1950To1984.female), male: listOf(given.english1950To1984.male) },
  { until: 9999, female: listOf(given.englishSince1985.female), male: listOf(given.englishSince1985.male) },
] as const;

function surnameDraw(surnameOrigin: SurnameOrigin): NameDraw {
  const common = frequencyList(words(surnames[surnameOrigin]), 12);
  const rare = rareSurnames[surnameOrigin];
  if (!rare) return common;
  const beginnings = words(rare.beginnings);
  const endings = words(rare.endings);
  return (random) => {
    if (!random.chance(0.3)) return common(random);
    const beginning = random.pick(beginnings);
    const ending = random.pick(endings);
    // Names don't contain three equal letters in a row.
    return beginning.at(-1) === ending[0] && beginning.at(-2) === ending[0] ? common(random) : beginning + ending;
  };
}

function listOf(text: string): NameDraw {
  return frequencyList(words(text), 10);
}

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
}
