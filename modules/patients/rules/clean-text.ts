/** Text made fit to be kept, or a sentence that says why it can't be. */
export type CleanText = { text: string } | { problem: string };

const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const controlsButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
// They can't be seen, mean nothing in a name, and make equal names unequal. Joiners stay: scripts and emoji need them.
const invisible = /[\u00ad\u200b\u2060\ufeff]/gu;
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const halfCharacter = /\p{Surrogate}/u;

/**
 * One line of text in Unicode's composed form, trimmed, runs of spaces made one; "" where nothing is to be seen.
 * `limit` counts characters, `label` names the field in the sentence of a domain error.
 */
export function cleanLine(raw: string, label: string, limit: number): CleanText {
  if (halfCharacter.test(raw)) return { problem: `${label} contains half of a character, which can't be stored` };
  const text = raw.normalize('NFC').replace(invisible, '').trim();
  if (controls.test(text)) return { problem: `${label} contains a control character, which can't be shown` };
  return limited(text.replace(/\p{Zs}+/gu, ' '), label, limit);
}

/** Text of several lines likewise; line breaks become "\n", and they and tabs are kept. */
export function cleanParagraphs(raw: string, label: string, limit: number): CleanText {
  if (halfCharacter.test(raw)) return { problem: `${label} contains half of a character, which can't be stored` };
  const text = raw
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .trim();
  if (controlsButBreaks.test(text)) return { problem: `${label} contains a control character, which can't be shown` };
  return limited(text, label, limit);
}

function limited(text: string, label: string, limit: number): CleanText {
  if (nothingToSee.test(text)) return { text: '' };
  // Characters, not the pairs that JavaScript counts: an emoji is one to whoever reads the limit.
  if (text.length > limit && Array.from(text).length > limit) {
    return { problem: `${label} can have at most ${limit.toLocaleString('en-US')} characters` };
  }
  return { text };
}
