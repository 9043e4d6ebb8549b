/** The parts of a person's name. */
export interface NameParts {
  first_name: string;
  last_name: string;
  middle_name?: string | null;
}

/** Formats a name for sorted lists: "Quist, Ada Marie". */
export function nameLastFirst({ first_name, last_name, middle_name }: NameParts): string {
  const given = [first_name, middle_name].filter((part) => part != null && part !== '').join(' ');
  return [last_name, given].filter((part) => part !== '').join(', ');
}

/** Formats a name for prose: "Ada Quist". */
export function fullName({ first_name, last_name }: NameParts): string {
  return [first_name, last_name].filter((part) => part !== '').join(' ');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const TITLES = /^(dr|mr|mrs|ms|mx|prof)\.?$/i;

/**
 * Returns two letters for an avatar: the initials of first and last name from "Ada Quist", "Quist, Ada" or "Dr. Ada
 * Quist, MD".
 */
export function initials(name: string): string {
  return outerNames(name)
    .map((word) => firstLetter(word))
    .join('')
    .toLocaleUpperCase('en');
}

/**
 * Returns the first and last name in lowercase, independent of how the name is written: "ada quist" for "Quist, Ada"
 * and "Dr. Ada M. Quist, MD".
 */
export function nameKey(name: string): string {
  return outerNames(name).join(' ').toLocaleLowerCase('en');
}

function outerNames(name: string): string[] {
  const [before = '', after = ''] = name.split(',', 2).map((part) => part.trim());
  const lastFirst = after !== '' && !/^[\p{Lu}.\s]+$/u.test(after);
  const words = (lastFirst ? `${after.split(/\s+/)[0]} ${before}` : before)
    .split(/[\s·–-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !TITLES.test(word));
  return words.length > 1 ? [words[0]!, words.at(-1)!] : words;
}

function firstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}
