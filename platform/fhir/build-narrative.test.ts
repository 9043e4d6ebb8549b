import { expect, test } from 'vitest';
import { narrativeOf } from './build-narrative.ts';

test('text of a note is shown as it was written, and never read as markup', () => {
  const { div } = narrativeOf(['BP < 140 & "stable"', 'one\ntwo\u0007']);
  expect(div).toBe(
    '<div xmlns="http://www.w3.org/1999/xhtml"><p>BP &lt; 140 &amp; &quot;stable&quot;</p><p>one<br/>two</p></div>',
  );
});
