import { Extension } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findBlanks, type NoteBlank } from '../../rules/index.ts';

const key = new PluginKey<DecorationSet>('note-marks');
const BREAK = '\ufffc';

interface MarkClasses {
  blank: string;
  copied: string;
}

/** Returns the blanks of a document with their positions. */
export function blanksIn(document: Node): NoteBlank[] {
  const blanks: NoteBlank[] = [];
  document.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, BREAK);
    for (const blank of findBlanks(text)) blanks.push({ ...blank, from: at + 1 + blank.from, to: at + 1 + blank.to });
    return false;
  });
  return blanks;
}

/**
 * Highlights unfinished parts of a text: blanks, and unchanged carried-over lines. The highlights are decorations and
 * are not stored in the note. `copied` is called whenever the document changes, or on `redrawMarks`.
 */
export function noteMarks(copied: () => ReadonlySet<string>, classes: MarkClasses) {
  const draw = (document: Node): DecorationSet => {
    const lines = copied();
    const marks: Decoration[] = blanksIn(document).map(({ from, to }) =>
      Decoration.inline(from, to, { class: classes.blank }),
    );
    document.descendants((node, at) => {
      if (!node.isTextblock) return true;
      if (lines.size > 0 && isCopied(node, lines))
        marks.push(
          Decoration.node(at, at + node.nodeSize, {
            class: classes.copied,
            title: 'Carried over from an earlier note',
          }),
        );
      return false;
    });
    return DecorationSet.create(document, marks);
  };
  return Extension.create({
    name: 'noteMarks',
    addProseMirrorPlugins: () => [
      new Plugin({
        key,
        state: {
          init: (_config, { doc }) => draw(doc),
          apply: (transaction, before) =>
            transaction.docChanged || transaction.getMeta(key) !== undefined ? draw(transaction.doc) : before,
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ],
  });
}

/** The transaction meta key that forces a redraw of the highlights. */
export const redrawMarks = key;

function isCopied(node: Node, lines: ReadonlySet<string>): boolean {
  const own = node
    .textBetween(0, node.content.size, undefined, BREAK)
    .split(BREAK)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return own.length > 0 && own.every((line) => lines.has(line));
}
