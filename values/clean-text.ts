/** Text made fit to be kept, or a sentence that says why it can't be. */
export type CleanText = { text: string } | { problem: string };

// Controls, and what turns the direction of writing round: what is read must be what was written.
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const controlsButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
const unfitInLine = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const unfitInParagraphs = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
// They can't be seen, mean nothing in a name, and make equal names unequal. Joiners stay: scripts and emoji need them.
const invisible = /[\u00ad\u200b\u2060\ufeff]/gu;
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const halfCharacter = /\p{Surrogate}/u;
const breaks = /\r\n?|[\u2028\u2029]/gu;

/** One line as it is kept: composed, trimmed, each run of blanks and breaks one space, without what can't be shown. */
export function plainLine(raw: string): string {
  return seen(raw.normalize('NFC').replace(invisible, '').replace(unfitInLine, '').replace(/\s+/gu, ' ').trim());
}

/** Several lines likewise; their breaks become "\n", and they, tabs and what stands before them are kept. */
export function plainParagraphs(raw: string): string {
  return seen(raw.normalize('NFC').replace(breaks, '\n').replace(unfitInParagraphs, '').trim());
}

/**
 * One line of text likewise, for what has to be kept letter by letter, as a name: a control character is refused and not taken out.
 * `limit` counts characters, `label` names the field in the sentence of a domain error.
 */
export function cleanLine(raw: string, label: string, limit: number): CleanText {
  if (halfCharacter.test(raw)) return { problem: `${label} contains half of a character, which can't be stored` };
  const text = raw.normalize('NFC').replace(invisible, '').trim();
  if (controls.test(text)) return { problem: `${label} contains a control character, which can't be shown` };
  return limited(seen(text.replace(/\p{Zs}+/gu, ' ')), label, limit);
}

/** Text of several lines likewise. */
export function cleanParagraphs(raw: string, label: string, limit: number): CleanText {
  if (halfCharacter.test(raw)) return { problem: `${label} contains half of a character, which can't be stored` };
  const text = raw.normalize('NFC').replace(breaks, '\n').trim();
  if (controlsButBreaks.test(text)) return { problem: `${label} contains a control character, which can't be shown` };
  return limited(seen(text), label, limit);
}

/** Whether a text is longer than so many characters; an emoji is one, as it is to whoever reads the limit. */
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
