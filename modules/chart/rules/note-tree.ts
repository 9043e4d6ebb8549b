import { decodeReferences } from './character-references.ts';
import { noteTokens } from './note-tokens.ts';

/** An element of a note, or text between tags with decoded character references. */
export type NoteNode = string | NoteElement;

/** An element with its children; its only attributes are cell spans and list starts. */
export interface NoteElement {
  name: string;
  attributes: Readonly<Record<string, number>>;
  children: NoteNode[];
}

/** Parses a sanitized note into a tree. */
export function noteTree(html: string): NoteNode[] {
  const root: NoteElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const token of noteTokens(html)) {
    const parent = open.at(-1)!;
    if (token.kind === 'text') parent.children.push(decodeReferences(token.text));
    else if (token.kind === 'open') {
      const written = token.attributes.matchAll(/\b(\w+)="(\d+)"/g);
      const attributes = Object.fromEntries([...written].map(([, name, value]) => [name!, Number(value)]));
      const element = { name: token.name, attributes, children: [] };
      parent.children.push(element);
      if (token.name !== 'br' && token.name !== 'hr') open.push(element);
    } else if (open.length > 1) open.pop();
  }
  return root.children;
}
