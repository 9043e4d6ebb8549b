import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeNote } from './note-html.ts';
import { noteText } from './note-text.ts';
import { noteTokens } from './note-tokens.ts';

describe('keeps the editor’s output unchanged', () => {
  test.each([
    '',
    '<p></p>',
    '<h2>Subjective</h2><p></p><h2>Objective</h2><p></p>',
    '<p>BP 128/82, <strong>lungs <em>clear</em></strong>, <u>no</u> <s>rales</s></p>',
    '<ul><li><p>Rest</p></li><li><p>Fluids</p><ol start="3"><li><p>Water</p></li></ol></li></ul>',
    '<blockquote><p>“It hurts.”</p></blockquote><hr><p>a<br>b</p>',
    '<table><tbody><tr><th colspan="2" rowspan="1"><p>Lab</p></th></tr><tr><td colspan="1" rowspan="1"><p>5.9</p></td></tr></tbody></table>',
    '<p>a &amp; b &lt; c &gt; d&nbsp;e "f" ’g’ 😀 مرحبا</p>',
    '<p>  two  blanks  </p>',
  ])('%s', (html) => expect(sanitizeNote(html)).toBe(html));
});

describe('allows only listed elements', () => {
  test.each([
    ['<script>alert(1)</script>', '<p>alert(1)</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onmouseover="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg>', '<p>alert(1)</p>'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<table></table>',
    ],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<<p>script>x', '<p>&lt;</p><p>script&gt;x</p>'],
    ['<p/onload=alert(1)>x', '<p>x</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>">x</iframe>', '<p>&lt;iframe srcdoc="alert(1)"&gt;x</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<td colspan="2" onclick="x" rowspan=3 colspan="9999999">x', '<td colspan="2" rowspan="3"><p>x</p></td>'],
    ['<td xcolspan="2" colspan="-1">x', '<td><p>x</p></td>'],
    ['<P>x<!-- <p>hidden</p> -->y</P>', '<p>xy</p>'],
    ['<!doctype html><html><body><p>x</body>', '<p>x</p>'],
    ['\u0001a\u202Eb\u0000c', '<p>abc</p>'],
  ])('%s', (html, expected) => expect(sanitizeNote(html)).toBe(expected));

  test('for arbitrary input', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '/>',
        '"',
        "'",
        '=',
        '&',
        '&lt;',
        '&#60;',
        '&#x3c;script',
        '<!--',
        '-->',
        '<p',
        '<p>',
        '</p>',
        '<script>',
        '<li>',
        '<ul>',
        '<td colspan="',
        '<table>',
        '</table>',
        '<strong>',
        '</em>',
        '<em>',
        ' onclick=x ',
        '<h1>',
        '<br>',
        '<hr/>',
        '<blockquote>',
        '<svg/onload=x>',
        '\n',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const safe = sanitizeNote(pieces.join(''));
        expect(sanitizeNote(safe)).toBe(safe);
        const open: string[] = [];
        for (const token of noteTokens(safe)) {
          if (token.kind === 'text') expect(token.text).not.toMatch(/[<>]/);
          else {
            expect(token.name).toMatch(
              /^(p|h[1-4]|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|strong|em|u|s)$/,
            );
            expect(token.attributes).toMatch(/^( (colspan|rowspan|start)="\d{1,4}")*$/);
            if (token.kind === 'open' && !/^[hb]r$/.test(token.name)) open.push(token.name);
            if (token.kind === 'close') expect(open.pop()).toBe(token.name);
          }
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('loses no text', () => {
  test.each([
    ['plain text, no markup at all', 'plain text, no markup at all'],
    ['<div>one</div><div>two</div>', 'one\ntwo'],
    ['<p>one<p>two', 'one\ntwo'],
    ['<ul><li>one<li>two</ul>three', 'one\ntwo\nthree'],
    ['<b>zero<p>one</b>two</p>', 'zero\nonetwo'],
    ['<table><tr><td>1<td>2<tr><td>3</table>', '1\n2\n3'],
    ['BP <120 and pulse > 60, a<b', 'BP <120 and pulse > 60, a<b'],
    ['<font color="red">warn</font>ing', 'warning'],
    ['<p>5 &micro;g &copy; &unknown; &#169; &#xD800; &#0;</p>', '5 µg © &unknown; © � �'],
    [`${'<blockquote>'.repeat(500)}deep${'</blockquote>'.repeat(500)} after`, 'deep\nafter'],
  ])('%s', (html, expected) => {
    expect(noteText(sanitizeNote(html))).toBe(expected);
  });

  test('for arbitrary text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: 'grapheme', minLength: 1 }).filter((word) => !/[\s\p{Cc}\u202a-\u202e]/u.test(word)),
        ),
        (words) => {
          const escaped = words.map((word) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join(' ');
          expect(noteText(sanitizeNote(`<div>${escaped}</div>`))).toBe(words.join(' '));
        },
      ),
    );
  });
});

test.each([
  '<',
  '<a',
  '<a <a "',
  '</',
  '<!--',
  '<p>',
  '&',
  '&#',
  '<li>',
  '<td><table>',
  '<b>x</i>',
  '<a href="',
  '-->',
  '<em><p>',
])('terminates quickly for many %s', (piece) => {
  const html = piece.repeat(Math.ceil(400_000 / piece.length));
  expect(typeof sanitizeNote(html)).toBe('string');
});

test('keeps a character reference named like an Object.prototype property', () => {
  expect(sanitizeNote('a &constructor; b')).toBe('<p>a &amp;constructor; b</p>');
});
