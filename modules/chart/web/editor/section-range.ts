import type { Node } from '@tiptap/pm/model';
import { soapHeading } from '../../rules/index.ts';

/** A range of a document, in its positions; `from` equals `to` if nothing is replaced. */
export interface Range {
  from: number;
  to: number;
}

/** Returns where text below a heading is inserted: its last line if that is empty, otherwise its end; null without one. */
export function sectionRange(doc: Node, section: string): Range | null {
  const wanted = section.trim();
  let range: Range | null = null;
  let within = false;
  doc.forEach((node, from) => {
    const isHeading = node.type.name === 'heading' && Number(node.attrs['level']) <= 2;
    if (isHeading) within = range === null && isNamed(node.textContent, wanted);
    if (!within) return;
    const to = from + node.nodeSize;
    range = !isHeading && node.isTextblock && node.content.size === 0 ? { from, to } : { from: to, to };
  });
  return range;
}

function isNamed(words: string, section: string): boolean {
  return words.trim().replace(/\s+/g, ' ') === section || (soapHeading(words) ?? '') === section;
}
