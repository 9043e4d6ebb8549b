import { test } from 'vitest';
import { around, expectTimeToGrowWithLength } from '#values/testing/time-of-readers.ts';
import { countBlanks } from './note-blanks.ts';
import { LONGEST_NOTE, sanitizeNote } from './note-html.ts';
import { notePlainText } from './note-plain-text.ts';
import { copiedLines, noteSections } from './note-sections.ts';
import { countWords, isNoteEmpty, noteExcerpt } from './note-text.ts';
import { noteTree } from './note-tree.ts';
import { fillTemplate, unknownVariables } from './templates/template-variables.ts';

const LONG = { timeout: 600_000 };
const texts = [
  around(),
  around('<p>', '</p>'),
  around('<table><tr><td ', '>x</td></tr></table>'),
  around('<h1>', '</h1>x'),
];

test('sanitizing a note takes linear time', LONG, () =>
  expectTimeToGrowWithLength({ most: 4 * LONGEST_NOTE, texts, read: sanitizeNote }),
);

test('parsing a note takes linear time', LONG, () =>
  expectTimeToGrowWithLength({
    most: LONGEST_NOTE,
    texts,
    read: (html) => {
      const clean = sanitizeNote(html);
      for (const read of [noteTree, notePlainText, noteSections, copiedLines]) read(clean);
      for (const read of [isNoteEmpty, countWords, countBlanks, unknownVariables]) read(html);
      noteExcerpt(html, 200);
      fillTemplate(html, {});
    },
  }),
);
