// @vitest-environment happy-dom
import { createDocument, Editor } from '@tiptap/react';
import { expect, onTestFinished, test } from 'vitest';
import { noteExtensions } from './note-extensions.ts';
import { showOthers } from './show-others.ts';
import { writeNoteHtml } from './write-note-html.ts';

const full = { preserveWhitespace: 'full' } as const;

/** Puts the caret at `|`, shows another version, and returns the text with the caret. */
function shown(marked: string, next: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: noteExtensions,
    content: marked.replace('|', ''),
    parseOptions: full,
  });
  onTestFinished(() => editor.destroy());
  const withMark = createDocument(marked, editor.schema, full);
  withMark.descendants((node, at) => {
    if (node.isText && node.text!.includes('|')) editor.commands.setTextSelection(at + node.text!.indexOf('|'));
  });
  let updates = 0;
  editor.on('update', () => (updates += 1));
  editor.view.dispatch(showOthers(editor.state.tr, createDocument(next, editor.schema, full)));
  expect(writeNoteHtml(editor.state.doc)).toBe(next);
  expect(updates).toBe(0);
  expect(editor.can().undo()).toBe(false);
  return writeNoteHtml(editor.state.tr.insertText('|').doc);
}

test.each([
  ['<p>one</p><p>two |</p>', '<p>one, changed</p><p>new</p><p>two </p>', '<p>one, changed</p><p>new</p><p>two |</p>'],
  ['<p>mine|</p><p>b</p><p>c</p>', '<p>mine</p><p>c</p><p>d</p>', '<p>mine|</p><p>c</p><p>d</p>'],
  ['<p>They wr|ite</p>', '<p>They write more</p>', '<p>They wr|ite more</p>'],
  ['<p>She writes h|ere</p>', '<p>He writes here</p>', '<p>He writes h|ere</p>'],
  [
    '<p></p><ul><li><p>a|</p></li></ul>',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<ul><li><p>a|</p></li><li><p>b</p></li></ul>',
  ],
  ['<p>a|</p><p>b</p>', '<h2>New</h2><p>a</p><hr><p>b</p>', '<h2>New</h2><p>a|</p><hr><p>b</p>'],
])('case %#: the caret stays where the user types', (before, next, after) => {
  expect(shown(before, next)).toBe(after);
});

test.each([
  ['<p>a|</p>', '<h2>a</h2>'],
  ['<p>x|</p>', '<p></p>'],
  ['<ul><li><p>a|</p><ul><li><p>b</p></li></ul></li></ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['<p>aaa|</p>', '<p>aaaa</p>'],
  ['<p>|a</p><p>b</p><p>c</p>', '<p>d</p>'],
])('case %#: the text is exactly the other version', (before, next) => void shown(before, next));
