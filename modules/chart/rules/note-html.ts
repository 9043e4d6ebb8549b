import { canonicalText } from './character-references.ts';
import { noteTokens } from './note-tokens.ts';

/** Maximum length of a stored note, in characters of HTML. */
export const LONGEST_NOTE = 200_000;

const LINES = new Set(['p', 'h1', 'h2', 'h3', 'h4']);
const BLOCKS = new Set([...LINES, 'ul', 'ol', 'li', 'blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);
const INLINE = new Set(['strong', 'em', 'u', 's', 'br']);
const VOID = new Set(['br', 'hr']);

const ALIASES: Record<string, string> = { b: 'strong', i: 'em', ins: 'u', del: 's', strike: 's', h5: 'h4', h6: 'h4' };
// These elements are dropped, but their content becomes a separate line, so that words don't run together.
const LINE_BREAKERS = new Set(
  'div section article header footer main aside nav pre address figure figcaption caption center dl dt dd form fieldset option'.split(
    ' ',
  ),
);
const ATTRIBUTES: Record<string, readonly string[]> = {
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};
// A new cell ends the previous one, but not one of an outer table.
const ENDED_BY: Record<string, { ends: readonly string[]; within: readonly string[] }> = {
  li: { ends: ['li'], within: ['ul', 'ol', 'td', 'th', 'blockquote'] },
  td: { ends: ['td', 'th'], within: ['tr', 'table'] },
  th: { ends: ['td', 'th'], within: ['tr', 'table'] },
  tr: { ends: ['tr'], within: ['table'] },
};
const DEEPEST = 40;

/**
 * Sanitizes a note's HTML to a canonical form: only allowed elements, all closed, no attributes except cell spans and
 * list starts, and every text inside a paragraph, heading or cell. All text between tags is kept. The result is
 * idempotent, and the note editor's output is unchanged.
 */
export function sanitizeNote(html: string): string {
  const writer = noteWriter();
  for (const token of noteTokens(html)) {
    if (token.kind === 'text') {
      writer.text(canonicalText(token.text));
      continue;
    }
    const name = ALIASES[token.name] ?? token.name;
    if (LINE_BREAKERS.has(name)) writer.endLine();
    else if (!BLOCKS.has(name) && !INLINE.has(name)) continue;
    else if (token.kind === 'open') writer.open(name, attributesOf(name, token.attributes));
    else if (!VOID.has(name)) writer.close(name);
  }
  return writer.end();
}

function attributesOf(name: string, written: string): string {
  let attributes = '';
  for (const attribute of ATTRIBUTES[name] ?? []) {
    const value = new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*["']?(\\d{1,4})(?=["'\\s/]|$)`, 'i').exec(written)?.[1];
    if (value !== undefined && Number(value) <= 1000) attributes += ` ${attribute}="${Number(value)}"`;
  }
  return attributes;
}

function noteWriter() {
  const open: string[] = [];
  // Index of the open paragraph or heading among the open elements; -1 if none.
  let line = -1;
  let html = '';

  const closeTo = (depth: number): void => {
    while (open.length > depth) html += `</${open.pop()!}>`;
    if (line >= depth) line = -1;
  };
  const endLine = (): void => {
    if (line !== -1) closeTo(line);
  };
  const push = (name: string, attributes: string): void => {
    if (LINES.has(name)) line = open.length;
    open.push(name);
    html += `<${name}${attributes}>`;
  };
  const beginLine = (): void => {
    if (line === -1) push('p', '');
  };
  const endBefore = (name: string): void => {
    const rule = ENDED_BY[name];
    if (rule === undefined) return;
    const at = open.findLastIndex((candidate) => rule.ends.includes(candidate) || rule.within.includes(candidate));
    if (at !== -1 && rule.ends.includes(open[at]!)) closeTo(at);
  };

  return {
    endLine,
    text(text: string): void {
      if (line === -1 && text.trim() === '') return;
      beginLine();
      html += text;
    },
    open(name: string, attributes: string): void {
      if (INLINE.has(name)) beginLine();
      else endLine();
      endBefore(name);
      if (VOID.has(name)) html += `<${name}>`;
      else if (open.length < DEEPEST) push(name, attributes);
    },
    close(name: string): void {
      const at = open.lastIndexOf(name);
      if (at !== -1) closeTo(at);
    },
    end(): string {
      closeTo(0);
      return html;
    },
  };
}
