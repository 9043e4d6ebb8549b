import type { Block, TableCell } from '#platform/pdf/blocks.ts';
import type { Piece } from '#platform/pdf/break-lines.ts';
import { type NoteElement, type NoteNode, noteTree } from '../../rules/index.ts';

type Marks = Omit<Piece, 'text'>;

const MARKS: Readonly<Record<string, Marks>> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
};
const INLINE = new Set([...Object.keys(MARKS), 'br']);

/** Converts a sanitized note to print blocks that match its appearance on screen. */
export function noteBlocks(html: string): Block[] {
  return blocksOf(noteTree(html));
}

function blocksOf(nodes: readonly NoteNode[]): Block[] {
  const blocks: Block[] = [];
  let loose: NoteNode[] = [];
  const endLoose = (): void => {
    if (loose.length > 0) blocks.push({ kind: 'text', style: 'body', pieces: piecesOf(loose, {}) });
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.name)) {
      loose.push(node);
      continue;
    }
    endLoose();
    blocks.push(...blocksOfElement(node));
  }
  endLoose();
  return blocks;
}

function blocksOfElement(node: NoteElement): Block[] {
  const { name, attributes, children } = node;
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ kind: 'text', style: name, pieces: piecesOf(children, {}) }];
    case 'p':
      return [{ kind: 'text', style: 'body', pieces: piecesOf(children, {}) }];
    case 'ul':
    case 'ol':
      return [{ kind: 'list', ordered: name === 'ol', start: attributes['start'] ?? 1, items: children.map(itemOf) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(children) }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'table':
      return [{ kind: 'table', rows: rowsOf(children) }];
    default:
      // Misplaced elements, such as a cell without a table, keep their text.
      return blocksOf(children);
  }
}

const itemOf = (node: NoteNode): Block[] =>
  blocksOf(typeof node !== 'string' && node.name === 'li' ? node.children : [node]);

function rowsOf(nodes: readonly NoteNode[]): TableCell[][] {
  return nodes.flatMap((node): TableCell[][] => {
    if (typeof node !== 'string' && (node.name === 'thead' || node.name === 'tbody')) return rowsOf(node.children);
    return [typeof node !== 'string' && node.name === 'tr' ? node.children.map(cellOf) : [cellOf(node)]];
  });
}

function cellOf(node: NoteNode): TableCell {
  const isCell = typeof node !== 'string' && (node.name === 'td' || node.name === 'th');
  const { colspan = 1, rowspan = 1 } = isCell ? node.attributes : {};
  return {
    blocks: blocksOf(isCell ? node.children : [node]),
    colspan,
    rowspan,
    isHead: isCell && node.name === 'th',
  };
}

function piecesOf(nodes: readonly NoteNode[], marks: Marks): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string') return [{ ...marks, text: node }];
    if (node.name === 'br') return [{ ...marks, text: '\n' }];
    return piecesOf(node.children, { ...marks, ...MARKS[node.name] });
  });
}
