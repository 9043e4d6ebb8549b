import { type NoteElement, type NoteNode, noteTree } from './note-tree.ts';

/**
 * Converts a note to plain text that keeps its meaning: strikethrough is marked, list items have bullets, table cells
 * are separated. For files and places without markup.
 */
export function notePlainText(html: string): string {
  return noteTree(html)
    .flatMap((node) => linesOf(node, ''))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function linesOf(node: NoteNode, indent: string): string[] {
  if (typeof node === 'string') return [`${indent}${node}`];
  const { name, children, attributes } = node;
  if (name === 'ul' || name === 'ol') {
    const start = attributes['start'] ?? 1;
    return children.flatMap((item, at) => {
      const mark = name === 'ul' ? '- ' : `${start + at}. `;
      const [first = '', ...rest] =
        typeof item === 'string' ? [item] : item.children.flatMap((each) => linesOf(each, ''));
      return [`${indent}${mark}${first}`, ...rest.map((line) => `${indent}${' '.repeat(mark.length)}${line}`)];
    });
  }
  if (name === 'blockquote') return children.flatMap((child) => linesOf(child, `${indent}> `));
  if (name === 'hr') return [`${indent}---`];
  if (name === 'tr') return [`${indent}${children.map(cellText).join(' | ')}`];
  if (name === 'table' || name === 'thead' || name === 'tbody')
    return children.flatMap((child) => linesOf(child, indent));
  const lines = inlineText(node)
    .split('\n')
    .map((line) => `${indent}${line.replaceAll(/[^\S\n]+/g, ' ').trimEnd()}`);
  // A heading is separated from the text above it.
  return /^h[1-4]$/.test(name) ? ['', ...lines] : lines;
}

const cellText = (cell: NoteNode): string =>
  typeof cell === 'string'
    ? cell
    : cell.children
        .flatMap((child) => linesOf(child, ''))
        .map((line) => line.trim())
        .join(' / ');

function inlineText({ name, children }: NoteElement): string {
  const text = children.map((child) => (typeof child === 'string' ? child : inlineText(child))).join('');
  if (name === 'br') return '\n';
  return name === 's' && text.trim() !== '' ? `[struck out: ${text}]` : text;
}
