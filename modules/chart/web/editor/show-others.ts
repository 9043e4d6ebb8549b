import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { blockChanges } from '../../rules/index.ts';
import { writeNoteBlocks, writeNoteHtml } from './write-note-html.ts';

/**
 * Turns the document into another version of it, by changing only the paragraphs that differ: the caret stays where it
 * is, and undo does not revert what others wrote.
 */
export function showOthers(tr: Transaction, next: Node): Transaction {
  const { doc } = tr;
  const places = [0];
  doc.forEach((node) => places.push(places.at(-1)! + node.nodeSize));
  const changes = blockChanges(writeNoteBlocks(doc), writeNoteBlocks(next));
  // How many blocks the changes up to each one add.
  let added = 0;
  const planned = changes.map(({ from, to, blocks }) => {
    const start = from + added;
    added += blocks.length - (to - from);
    return { from, to, nodes: next.children.slice(start, start + blocks.length) };
  });
  // From the end, so that the places of earlier ones stay the same.
  for (const { from, to, nodes } of planned.toReversed()) {
    const [old, only] = [doc.maybeChild(from), nodes[0]];
    if (to - from === 1 && nodes.length === 1 && old!.hasMarkup(only!.type, only!.attrs, only!.marks))
      changeInside(tr, places[from]! + 1, old!, only!);
    else if (nodes.length === 0) tr.delete(places[from]!, places[to]!);
    else tr.replaceWith(places[from]!, places[to]!, nodes);
  }
  // Nested lists and tables can't always be changed in part.
  if (writeNoteHtml(tr.doc) !== writeNoteHtml(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  return tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
}

/** Replaces only the part of a block that differs, so that a caret in the rest of it stays. */
function changeInside(tr: Transaction, at: number, old: Node, next: Node): void {
  const start = old.content.findDiffStart(next.content);
  const end = old.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(at + start, at + end.a + overlap, next.slice(start, end.b + overlap));
}
