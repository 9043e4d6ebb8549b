import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { sanitizeNote } from '../../rules/index.ts';
import { noteExtensions } from './note-extensions.ts';
import { writeNoteHtml } from './write-note-html.ts';

const schema = getSchema(noteExtensions);
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const htmlOf = (...content: object[]): string => writeNoteHtml(schema.nodeFromJSON({ type: 'doc', content }));

test.each([
  [[paragraph()], '<p></p>'],
  [
    [{ type: 'heading', attrs: { level: 2 }, content: [text('Plan')] }, paragraph(text('Rest'))],
    '<h2>Plan</h2><p>Rest</p>',
  ],
  [
    [paragraph(text('a', 'bold'), text('b', 'bold', 'italic'), text('c', 'italic'), text('d', 'underline', 'strike'))],
    '<p><strong>a<em>b</em></strong><em>c</em><s><u>d</u></s></p>',
  ],
  [[paragraph(text('1 < 2 & "x"\u00a0'), { type: 'hardBreak' }, text('😀'))], '<p>1 &lt; 2 &amp; "x"&nbsp;<br>😀</p>'],
  [
    [
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('x'))] }] },
      { type: 'horizontalRule' },
    ],
    '<ol start="3"><li><p>x</p></li></ol><hr>',
  ],
  [[{ type: 'blockquote', content: [paragraph(text('x'))] }], '<blockquote><p>x</p></blockquote>'],
  [
    [
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [paragraph(text('Lab'))] },
              { type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph()] },
            ],
          },
        ],
      },
    ],
    '<table><tbody><tr><th colspan="1" rowspan="1"><p>Lab</p></th><td colspan="2" rowspan="1"><p></p></td></tr></tbody></table>',
  ],
])('case %#: editor content is serialized as on the server', (content, html) => {
  expect(htmlOf(...content)).toBe(html);
  expect(sanitizeNote(html)).toBe(html);
});

test('a key press in a long note serializes one paragraph only', () => {
  const known = schema.nodeFromJSON({
    type: 'doc',
    content: Array.from({ length: 9 }, () => paragraph(text('cough'))),
  });
  const whole = writeNoteHtml(known);
  const changed = known.copy(known.content.replaceChild(4, schema.nodeFromJSON(paragraph(text('coughs')))));
  changed.forEach((child, _offset, at) => {
    const read = (): never => {
      throw new Error(`paragraph ${at} is written again`);
    };
    if (at !== 4) Object.defineProperty(child, 'forEach', { value: read });
  });
  expect(writeNoteHtml(changed)).toHaveLength(whole.length + 1);
});
