import { noteSections } from './note-sections.ts';
import { noteText } from './note-text.ts';

/** A section of two notes; a side without it is empty. */
export interface ComparedSection {
  title: string;
  now: string;
  before: string;
  /** True if both have the same words. */
  isSame: boolean;
}

/** Pairs the sections of a note with those of an earlier one, by title: its own first, then those it lacks. */
export function compareSections(now: string, before: string): ComparedSection[] {
  const own = byTitle(now);
  const earlier = byTitle(before);
  return [...new Set([...own.keys(), ...earlier.keys()])].flatMap((title) => {
    const [one, other] = [own.get(title) ?? '', earlier.get(title) ?? ''];
    const [text, otherText] = [noteText(one), noteText(other)];
    return text === '' && otherText === '' ? [] : [{ title, now: one, before: other, isSame: text === otherText }];
  });
}

// A title that occurs twice is one section.
function byTitle(html: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { title, html: text } of noteSections(html)) sections.set(title, (sections.get(title) ?? '') + text);
  return sections;
}
