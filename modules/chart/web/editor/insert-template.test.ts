// @vitest-environment happy-dom
import { Editor } from '@tiptap/react';
import { expect, onTestFinished, test } from 'vitest';
import { SOAP_TEMPLATE } from '../../rules/index.ts';
import { insertTemplate } from './insert-template.ts';
import { noteExtensions } from './note-extensions.ts';
import { writeNoteHtml } from './write-note-html.ts';

const TEMPLATE =
  '<h2>Subjective</h2><p>Cough since ***</p><h2>Objective</h2><p>Lungs clear</p><ul><li><p>No fever</p></li></ul>' +
  '<h2>Assessment</h2><p></p><h2>Plan</h2><p>Rest</p>';

/** A note in which a nickname was typed where the text has `.uri`. */
function typed(content: string): { editor: Editor; put: (html: string) => string } {
  const editor = new Editor({ element: document.createElement('div'), extensions: noteExtensions, content });
  onTestFinished(() => editor.destroy());
  let from = 0;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text!.includes('.uri')) from = at + node.text!.indexOf('.uri');
  });
  editor.commands.setTextSelection(from + 4);
  const place = { from, to: from + 4, nickname: '.uri' };
  return {
    editor,
    put: (html) => {
      insertTemplate(editor, html, place);
      return writeNoteHtml(editor.state.doc);
    },
  };
}

test.each(['Subjective', 'Objective', 'Plan'])(
  'fills the sections of an empty note from a line below %s',
  (heading) => {
    const { editor, put } = typed(SOAP_TEMPLATE.replace(`${heading}</h2><p>`, `${heading}</h2><p>.uri`));
    expect(put(TEMPLATE)).toBe(TEMPLATE);
    editor.commands.undo();
    expect(writeNoteHtml(editor.state.doc)).toContain('.uri');
    expect(writeNoteHtml(editor.state.doc)).not.toContain('Lungs');
  },
);

test('text of the note stays above what a template adds to its section', () => {
  const { put } = typed(SOAP_TEMPLATE.replace('Subjective</h2><p>', 'Subjective</h2><p>Tired. .uri'));
  expect(put('<h3>Subjective:</h3><p>Cough</p>')).toContain('<h2>Subjective</h2><p>Tired. </p><p>Cough</p><h2>');
});

test('a note without these headings gets the template as it is', () => {
  expect(typed('<p>Call</p><p>.uri</p>').put(TEMPLATE)).toBe(`<p>Call</p>${TEMPLATE}`);
  expect(typed(SOAP_TEMPLATE.replace('<p></p>', '<p>.uri</p>')).put('<p>Well.</p>')).toContain(
    '<h2>Subjective</h2><p>Well.</p><h2>Objective</h2>',
  );
});
