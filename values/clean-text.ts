/** Text cleaned for storage, or the reason why it can't be stored. */
export type CleanText = { text: string } | { problem: string };

// Control characters, and those that change the text direction: displayed text must be what was written.
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const controlsButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
const unfitInLine = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const unfitInParagraphs = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
// Invisible and meaningless in a name, they make equal names unequal. Joiners stay: scripts and emoji need them.
const invisible = /[\u00ad\u200b\u2060\ufeff]/gu;
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const halfCharacter = /\p{Surrogate}/u;
const breaks = /\r\n?|[\u2028\u2029]/gu;

/**
 * Normalizes a line for storage: composed, trimmed, with each run of spaces and breaks as one space, and without
 * unprintable characters.
 */
export function plainLine(raw: string): string {
  return seen(raw.normalize('NFC').replace(invisible, '').replace(unfitInLine, '').replace(/\s+/gu, ' ').trim());
}

/** Normalizes text of several lines. Line breaks become "\n"; tabs and indentation are preserved. */
export function plainParagraphs(raw: string): string {
  return seen(raw.normalize('NFC').replace(breaks, '\n').replace(unfitInParagraphs, '').trim());
}

/**
 * Cleans one line of text that must be stored exactly, e.g. a name: control characters are rejected, not removed.
 * `limit` counts characters, `label` is the field's name in the error message.
 */
export function cleanLine(raw: string, label: string, limit: number): CleanText {
  if (halfCharacter.test(raw)) return { problem: `${label} contains half of a character, which can't be stored` };
  const text = raw.normalize('NFC').replace(invisible, '').trim();
  if (controls.test(text)) return { problem: `${label} contains a control character, which can't be shown` };
  return limited(seen(text.replace(/\p{Zs}+/gu, ' ')), label, limit);
}

/** Cleans text of several lines in the same way. */
export function cleanParagraphs(raw: string, label: string, limit: number): CleanText {
  if (halfCharacter.test(raw)) return { problem: `${label} contains half of a character, which can't be stored` };
  const text = raw.normalize('NFC').replace(breaks, '\n').trim();
  if (controlsButBreaks.test(text)) return { problem: `${label} contains a control character, which can't be shown` };
  return limited(seen(text), label, limit);
}

/** Returns whether a text is longer than this number of characters; an emoji counts as one, as users expect. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && Array.from(text).length > most;
}

function seen(text: string): string {
  return nothingToSee.test(text) ? '' : text;
}

function limited(text: string, label: string, limit: number): CleanText {
  if (isLonger(text, limit)) {
    return { problem: `${label} can have at most ${limit.toLocaleString('en-US')} characters` };
  }
  return { text };
}
