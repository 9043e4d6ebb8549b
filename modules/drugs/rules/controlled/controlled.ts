import { foldDrug } from '../drug-text.ts';
import { CONTROLLED_NAMES, LOOK_ALIKES, type Schedule } from './controlled-names.ts';
import { editDistance } from '#values/near-words.ts';

const SCHEDULE_BY_NAME: ReadonlyMap<string, Schedule> = new Map(
  (['I', 'II', 'IV', 'V', 'III'] as const).flatMap((schedule) =>
    CONTROLLED_NAMES[schedule].split(';').map((name): [string, Schedule] => [foldDrug(name), schedule]),
  ),
);
const MOST_WORDS = Math.max(...[...SCHEDULE_BY_NAME.keys()].map((name) => name.split(' ').length));

export type { Schedule } from './controlled-names.ts';

/** A controlled substance named in a text. */
export interface ControlledName {
  name: string;
  schedule: Schedule;
}

/** Returns the schedule of a substance, or null if it is not controlled by itself. */
export function scheduleOf(name: string): Schedule | null {
  return SCHEDULE_BY_NAME.get(foldDrug(name)) ?? null;
}

// T#3, Tyl #3 and Tylenol #3: folding removes the number sign.
const NUMBERED = /(?<![a-z])(?:t|tyl|tylenol|tyco|apap)\.?\s*(?:#|no?s?\.|number)\s*[234](?!\d)/i;

/** Finds controlled substances named in a text as whole words: by legal names, product names and abbreviations. */
export function controlledIn(text: string): ControlledName[] {
  const words = foldDrug(text).split(' ');
  const found = new Map<string, ControlledName>();
  for (let from = 0; from < words.length; from += 1)
    for (let size = Math.min(MOST_WORDS, words.length - from); size > 0; size -= 1) {
      const name = words.slice(from, from + size).join(' ');
      const schedule = SCHEDULE_BY_NAME.get(name);
      if (schedule !== undefined) found.set(name, { name, schedule });
    }
  if (NUMBERED.test(text)) found.set('tylenol 3', { name: 'tylenol 3', schedule: 'III' });
  return [...found.values()];
}

const SPELLED = [...SCHEDULE_BY_NAME.keys()].filter((name) => /^[a-z]{5,}$/.test(name));
const ALIKE = new Set(LOOK_ALIKES.split(/[\s;]+/));
const UNSEEN = new Map<string, string | null>();

/**
 * Finds words of a text that are misspellings of controlled substances: one letter wrong, missing, doubled or swapped;
 * two in a name of nine letters or more. The name of another drug is not a misspelling.
 */
export function misspelledIn(text: string): ControlledName[] {
  const found = new Map<string, ControlledName>();
  for (const word of new Set(foldDrug(text).split(' '))) {
    const name = meantBy(word);
    if (name !== null) found.set(name, { name, schedule: SCHEDULE_BY_NAME.get(name)! });
  }
  return [...found.values()];
}

/**
 * Returns whether a word of a text is one letter further from a controlled name than a misspelling: it needs
 * confirmation, but is not rejected.
 */
export function isNearControlled(text: string): boolean {
  return foldDrug(text)
    .split(' ')
    .some(
      (word) =>
        /^[a-z]{6,}$/.test(word) &&
        !ALIKE.has(word) &&
        SPELLED.some((name) => name.length >= 6 && name[0] === word[0] && editDistance(word, name, 2) <= 2),
    );
}

function meantBy(word: string): string | null {
  if (!/^[a-z]{5,}$/.test(word) || ALIKE.has(word) || SCHEDULE_BY_NAME.has(word)) return null;
  const known = UNSEEN.get(word);
  if (known !== undefined) return known;
  const meant =
    SPELLED.find((name) => {
      const most = name.length >= 9 && word.length >= 8 ? 2 : 1;
      // Short names are one letter from too many words, so the first letter has to match.
      if (name.length < 7 && name[0] !== word[0]) return false;
      return Math.abs(name.length - word.length) <= most && editDistance(word, name, most) <= most;
    }) ?? null;
  if (UNSEEN.size < 5000) UNSEEN.set(word, meant);
  return meant;
}

/** Returns whether a text names gamma-hydroxybutyrate, which requires a note on medical need. */
export function mentionsGhb(text: string): boolean {
  return /\b(gamma hydroxybut\w*|ghb|(sodium )?oxybates?|xyrem|xywav|lumryz)\b/.test(foldDrug(text));
}

/** Returns the schedule as in a compendium entry: code, abbreviation and description; N/A if not controlled. */
export function scheduleWords(schedule: Schedule | null): { code: string; abbreviation: string; description: string } {
  if (schedule === null) return { code: '0', abbreviation: 'N/A', description: 'N/A' };
  const code = String(['I', 'II', 'III', 'IV', 'V'].indexOf(schedule) + 1);
  return { code, abbreviation: `C-${schedule}`, description: `Schedule ${schedule}` };
}
