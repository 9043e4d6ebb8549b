import type { Mark, Node } from '@tiptap/pm/model';
import { writeText } from '../../rules/index.ts';

const BLOCKS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};
const MARKS: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' };

// Editor nodes are immutable and share unchanged children, so that a key press in a note of 20,000 words serializes one
// paragraph only.
const written = new WeakMap<Node, string>();

/**
 * Serializes a note's document to its stored HTML, identical to the output of rules/note-html.ts, without using the
 * DOM.
 */
export function writeNoteHtml(document: Node): string {
  return children(document);
}

/** Serializes each top-level block of a note's document. */
export function writeNoteBlocks(document: Node): string[] {
  return document.children.map(block);
}

function children(node: Node): string {
  let html = '';
  node.forEach((child) => {
    html += block(child);
  });
  return html;
}

function block(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const html = writeBlock(node);
  written.set(node, html);
  return html;
}

function writeBlock(node: Node): string {
  const name = node.type.name;
  if (name === 'horizontalRule') return '<hr>';
  const tag = name === 'heading' ? `h${Number(node.attrs['level'])}` : (BLOCKS[name] ?? 'p');
  const inner = node.isTextblock ? inline(node) : children(node);
  const body = name === 'table' ? `<tbody>${inner}</tbody>` : inner;
  return `<${tag}${attributes(name, node)}>${body}</${tag}>`;
}

function attributes(name: string, { attrs }: Node): string {
  if (name === 'orderedList') {
    const start = Number(attrs['start'] ?? 1);
    return start === 1 ? '' : ` start="${start}"`;
  }
  if (name !== 'tableCell' && name !== 'tableHeader') return '';
  return ` colspan="${Number(attrs['colspan'] ?? 1)}" rowspan="${Number(attrs['rowspan'] ?? 1)}"`;
}

/** Serializes text with its marks; a mark shared by adjacent nodes stays open. */
function inline(node: Node): string {
  let html = '';
  let open: readonly string[] = [];
  const turnTo = (tags: readonly string[]): void => {
    let same = 0;
    while (same < open.length && open[same] === tags[same]) same += 1;
    for (const tag of open.slice(same).toReversed()) html += `</${tag}>`;
    for (const tag of tags.slice(same)) html += `<${tag}>`;
    open = tags;
  };
  node.forEach((child) => {
    turnTo(child.marks.flatMap((mark: Mark) => MARKS[mark.type.name] ?? []));
    html += child.isText ? writeText(child.text ?? '') : '<br>';
  });
  turnTo([]);
  return html;
}
