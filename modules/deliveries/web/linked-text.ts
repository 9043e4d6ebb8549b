/** A part of a plain text: words, or a URL to link. */
export interface TextPart {
  text: string;
  href: string | null;
}

/** Splits a plain text at its URLs, excluding a following period or bracket. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    const address = found.replace(/[.,;:!?)\]]+$/, '');
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
