/** The parts of a name. */
export interface NameParts {
  first: string;
  middle: string;
  last: string;
  /** Suffix after the name: Jr., III, MD. */
  suffix: string;
  /** Prefix before the name: Dr., Mrs. */
  prefix: string;
  /** Nickname in quotation marks or brackets: John "Jack" Smith. */
  nick: string;
}

const digitsBehindWord = /(?<=\p{L}[\p{M}]?)\d{1,4}(?=\s|$)/gu;
const generation = /^(?:jr|sr|ii|iii|iv|v|2nd|3rd|4th)\.?$/iu;
const credential =
  /^(?:md|do|phd|jd|rn|np|pa|dds|dmd|esq|mba|cpa|dvm|edd|psyd|bsn|msn|dnp|fnp|aprn|arnp|crna|cnm|lpn|lvn|lcsw|lmft|lpc|mph|pharmd|rph|dpm|facp|facs|faap|(?:rn|np|pa|fnp|aprn)-b?c)\.?$/iu;
// Do and Pa are also names; as degrees they are capitalized.
const nameLike = /^(?:do|pa)\.?$/iu;
const addressForm =
  /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|rev|reverend|hon|fr|sir|dame|sra|srta|doctor|mister)\.?$/iu;
const titleBehind = /^(?:dr|mr|mrs|ms|prof)\.?$/iu;
const particle =
  /^(?:de|da|do|dos|das|del|della|di|du|des|van|von|vom|zu|der|den|het|la|le|las|los|bin|ibn|abu|al|el|ter|ten|st\.?|san|santa|mac|mc)$/iu;

/** Returns whether a name ends in digits, as in generated test data: "Gómez206". */
export function endsInDigits(name: string): boolean {
  return /\p{L}\p{M}?\d{1,4}\s*$/u.test(name);
}

/** Removes up to four digits at the end of each word: "José Eduardo181" → "José Eduardo". */
export function withoutDigits(name: string): string {
  return name.replace(digitsBehindWord, '');
}

/** Returns whether a suffix is part of the name and distinguishes father and son (Jr., III), unlike a degree. */
export function isGeneration(suffix: string): boolean {
  return generation.test(suffix.trim());
}

/** Removes the prefix of a first name: "Dr. Jane" → "Jane". A prefix without a name stays. */
export function withoutPrefix(name: string): { name: string; prefix: string } {
  const words = name.trim().split(/\s+/);
  const prefix = takePrefix(words);
  return { name: words.join(' '), prefix };
}

/** Splits a last name and its suffixes: "Smith, Jr., MD" → "Smith" and "Jr. MD". */
export function withoutSuffix(name: string): { name: string; suffix: string } {
  const [last = '', ...parts] = name.trim().split(COMMA).filter(Boolean);
  const suffixes = parts.filter(isSuffix);
  return parts.length === 0 || suffixes.length < parts.length
    ? { name: name.trim(), suffix: '' }
    : { name: last, suffix: suffixes.join(' ') };
}

const COMMA = /\s*[,，]\s*/u;

/**
 * Splits a full name: "Gómez, José E.", "José E. Gómez", "Smith,John,Q", "Dr. Maria de la Cruz Jr.". Particles belong
 * to the last name; words between the first and last name are the middle name. Missing parts are "".
 */
export function splitFullName(fullName: string): NameParts {
  const { text, nick } = takeNick(fullName);
  const parts = text
    .trim()
    .split(COMMA)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const [head = '', ...rest] = parts;
  const before = head.split(/\s+/);
  const prefixes = [takePrefix(before)];
  const suffixes: string[] = [];
  const given: string[] = [];
  // "Smith, J.D." has only a last name before the comma: these are initials if no other part is a first name.
  const core = before.filter((word, at) => at === 0 || !isSuffix(word));
  const isLastName = core.length === 1 || particle.test(core[0] ?? '');
  const hasGiven = rest.some((part) => !isSuffix(part) && !addressForm.test(part) && !/^\p{L}\.?$/u.test(part));
  for (const [at, part] of rest.entries()) {
    const isFirst = rest.slice(0, at).every((other) => generation.test(other));
    const isInitials = isFirst && isLastName && !hasGiven && /^(?:\p{L}\.){2,}$/u.test(part);
    if (isSuffix(part) && !isInitials) suffixes.push(part);
    else if (addressForm.test(part)) prefixes.push(part);
    else given.push(...part.split(/\s+/));
  }
  if (given.length > 0) {
    prefixes.push(takePrefix(given));
    // "Smith, Jane Dr."
    while (given.length > 1 && titleBehind.test(given.at(-1) ?? '')) prefixes.push(given.pop() ?? '');
    // "Smith, John V": more likely an initial than the generation.
    suffixes.unshift(...takeSuffixes(given, 1, (word) => word.toLowerCase() === 'v'));
    suffixes.unshift(...takeSuffixes(before, 1));
    const [first = '', ...middle] = given;
    return { first, middle: middle.join(' '), last: before.join(' '), ...joined(suffixes, prefixes, nick) };
  }
  // Keeps a first and a last name if possible: in "Linh Do", "Do" is not a degree.
  suffixes.unshift(...takeSuffixes(before, suffixes.length > 0 || prefixes[0] !== '' ? 1 : 2));
  const behind = joined(suffixes, prefixes, nick);
  if (before.length < 2) {
    const [only = ''] = before;
    // "Dr. Smith" is a last name.
    return behind.prefix === ''
      ? { first: only, middle: '', last: '', ...behind }
      : { first: '', middle: '', last: only, ...behind };
  }
  let at = before.length - 1;
  while (at > 1 && particle.test(before[at - 1] ?? '')) at -= 1;
  return {
    first: before[0] ?? '',
    middle: before.slice(1, at).join(' '),
    last: before.slice(at).join(' '),
    ...behind,
  };
}

function joined(suffixes: readonly string[], prefixes: readonly string[], nick: string) {
  return { suffix: suffixes.join(' '), prefix: prefixes.filter(Boolean).join(' '), nick };
}

/** Removes prefixes from the front, as long as a name is left. */
function takePrefix(words: string[]): string {
  const taken: string[] = [];
  while (words.length > 1 && addressForm.test(words[0] ?? '')) taken.push(words.shift() ?? '');
  return taken.join(' ');
}

/** Removes suffixes from the end, as long as `least` words are left. */
function takeSuffixes(words: string[], least: number, isName: (word: string) => boolean = () => false): string[] {
  const taken: string[] = [];
  while (words.length > least && isSuffix(words.at(-1) ?? '') && !isName(words.at(-1) ?? ''))
    taken.unshift(words.pop() ?? '');
  return taken;
}

function isSuffix(part: string): boolean {
  return part.split(/\s+/).every((word) => {
    const plain = word.replaceAll('.', '');
    if (generation.test(word)) return true;
    return credential.test(plain) && (!nameLike.test(plain) || plain === plain.toUpperCase());
  });
}

function takeNick(fullName: string): { text: string; nick: string } {
  const found = /["“(]\s*([^"“”()]+?)\s*["”)]/u.exec(fullName);
  if (found === null) return { text: fullName, nick: '' };
  const text = `${fullName.slice(0, found.index)} ${fullName.slice(found.index + found[0].length)}`;
  // A whole name in quotation marks is not a nickname.
  return /\p{L}/u.test(text) ? { text, nick: found[1] ?? '' } : { text: found[1] ?? '', nick: '' };
}
