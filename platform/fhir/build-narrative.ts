import type { Narrative } from 'fhir/r4';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text as XHTML for people who read the resource; each line of each paragraph is kept. */
export function narrativeOf(paragraphs: readonly string[]): Narrative {
  const body = paragraphs.map((text) => `<p>${escapeText(text).replaceAll('\n', '<br/>')}</p>`).join('');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${body}</div>` };
}

function escapeText(text: string): string {
  // XML allows no control characters besides tab and line feed.
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"]/g, (sign) => ESCAPED[sign]!);
}
