/** A text cut to a length with "…" behind it; 20 characters without one (specification 1 §9). Never through the middle of a letter. */
export function truncate(text: string, length = 20): string {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
