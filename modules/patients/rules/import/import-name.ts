/** A name taken apart. */
export interface NameParts {
  first: string;
  middle: string;
  last: string;
  suffix: string;
}

const digitsBehindWord = /(?<=\p{L}[\p{M}]?)\d{1,4}(?=\s|$)/gu;
const generation = /^(?:jr|sr|ii|iii|iv|v|2nd|3rd|4th)\.?$/iu;
const credential = /^(?:md|do|phd|jd|rn|np|pa|dds|dmd|esq|mba|cpa|dvm|edd|psyd)\.?$/iu;
const particle =
  /^(?:de|da|do|dos|das|del|della|di|du|des|van|von|vom|zu|der|den|het|la|le|las|los|bin|ibn|abu|al|el|ter|ten|st\.?|san|santa|mac|mc)$/iu;

/** Whether a name ends in digits as generated test data's names do: "Gómez206". */
export function endsInDigits(name: string): boolean {
  return /\p{L}\p{M}?\d{1,4}\s*$/u.test(name);
}

/** A name without the one to four digits behind its words: "José Eduardo181" → "José Eduardo". */
export function withoutDigits(name: string): string {
  return name.replace(digitsBehindWord, '');
}

/** Whether a suffix belongs to the name and tells father from son (Jr., III), unlike a degree. */
export function isGeneration(suffix: string): boolean {
  return generation.test(suffix.trim());
}

/**
 * Takes a full name apart: "Gómez, José E.", "José E. Gómez", "Maria de la Cruz Jr.". Particles go with the last name;
 * what stands between the first and the last name is the middle name. Parts that are not there are "".
 */
export function splitFullName(fullName: string): NameParts {
  const parts = fullName
    .trim()
    .split(/\s*,\s*/)
    .filter(Boolean);
  const isSuffix = (word: string): boolean => generation.test(word) || credential.test(word);
  const suffixes = parts.length > 1 ? parts.filter((part, at) => at > 0 && isSuffix(part)) : [];
  const names = parts.filter((part, at) => at === 0 || !isSuffix(part));
  const words = names.at(-1)?.split(/\s+/) ?? [];
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');
  const suffix = suffixes.join(' ');

  if (names.length > 1) {
    const last = names[0]?.split(/\s+/) ?? [];
    const lastSuffix = last.length > 1 && isSuffix(last.at(-1) ?? '') ? (last.pop() ?? '') : '';
    const [first = '', ...middle] = words;
    return {
      first,
      middle: middle.join(' '),
      last: last.join(' '),
      suffix: [lastSuffix, suffix].filter(Boolean).join(' '),
    };
  }
  if (words.length < 2) return { first: words[0] ?? '', middle: '', last: '', suffix };
  let at = words.length - 1;
  while (at > 1 && particle.test(words[at - 1] ?? '')) at -= 1;
  return { first: words[0] ?? '', middle: words.slice(1, at).join(' '), last: words.slice(at).join(' '), suffix };
}
