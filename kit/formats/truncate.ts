/** Truncates a text with "…", to 20 characters by default (specification 1 §9). Never splits a character. */
export function truncate(text: string, length = 20): string {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
