import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOAP_TEMPLATE } from '../soap-template.ts';
import { mergeTexts } from './merge-texts.ts';
import { topLevelBlocks } from './top-level-blocks.ts';

const p = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
const ul = (...texts: string[]): string => `<ul>${texts.map((text) => `<li><p>${text}</p></li>`).join('')}</ul>`;
const soap = (subjective: string, plan: string): string =>
  SOAP_TEMPLATE.replace('Subjective</h2><p></p>', `Subjective</h2>${subjective}`).replace(
    'Plan</h2><p></p>',
    `Plan</h2>${plan}`,
  );

describe('merges without asking', () => {
  test.each([
    [
      'different sections',
      soap(p(''), p('')),
      soap(p('cough'), p('')),
      soap(p(''), p('rest')),
      soap(p('cough'), p('rest')),
    ],
    ['paragraphs side by side', p('a', 'b'), p('a1', 'b'), p('a', 'b1'), p('a1', 'b1')],
    ['one deletes, the other adds beside it', p('a', 'b'), p('b'), p('a', 'n', 'b'), p('n', 'b')],
    ['a new paragraph before one that the other changes', p('a'), p('n', 'a'), p('a1'), p('n', 'a1')],
    [
      'a new paragraph after one that the other changes',
      p('a', 'b'),
      p('a', 'n', 'b'),
      p('a1', 'b'),
      p('a1', 'n', 'b'),
    ],
    [
      'a paragraph continued with another',
      p('Cough', 'b'),
      p('Cough, dry', 'n', 'b'),
      p('Cough', 'b1'),
      p('Cough, dry', 'n', 'b1'),
    ],
    [
      'both start in the same empty section',
      soap(p(''), p('')),
      soap(p(''), p('rest')),
      soap(p(''), p('fluids')),
      soap(p(''), p('fluids', 'rest')),
    ],
    ['both add at the end', p('a'), p('a', 'm'), p('a', 't'), p('a', 'm', 't')],
    ['both make the same change', p('a', 'b'), p('a1', 'b'), p('a1', 'b', 'c'), p('a1', 'b', 'c')],
    ['one removes the empty line in which the other writes', p('a', ''), p('a'), p('a', 'n'), p('a', 'n')],
    ['items of one list', ul('a', 'b'), ul('a1', 'b'), ul('a', 'b', 'c'), ul('a1', 'b', 'c')],
    ['one has only seen the beginning', p('a'), p('a', 'He has'), p('a', 'He has a cough'), p('a', 'He has a cough')],
    ['text without a paragraph', 'old', 'old', 'new', 'new'],
  ])('%s', (_case, base, mine, theirs, merged) => {
    expect(mergeTexts(base, mine, theirs, 'mine')).toEqual({ html: merged, isClean: true });
    expect(mergeTexts(base, theirs, mine, 'mine')).toEqual({ html: merged, isClean: true });
  });
});

describe('the same paragraph changed by both', () => {
  const versions = [p('x', 'Cough', 'z'), p('x1', 'Cough, dry', 'z'), p('x', 'Fever', 'z', 'n')] as const;
  test.each([
    ['mine', p('x1', 'Cough, dry', 'z', 'n')],
    ['theirs', p('x1', 'Fever', 'z', 'n')],
    ['both', p('x1', 'Cough, dry', 'Fever', 'z', 'n')],
  ] as const)('%s: all other changes are kept', (prefer, html) => {
    expect(mergeTexts(...versions, prefer)).toEqual({ html, isClean: false });
  });

  test('both: a paragraph of which the other has only the beginning appears once', () => {
    expect(mergeTexts(p('He'), p('He has a cough'), p('He has'), 'both').html).toBe(p('He has a cough'));
  });

  test('both: the next merge has no conflict, although the other user goes on typing in it', () => {
    const [base, theirs, mine] = [p('Cough'), p('Cough for thr'), p('No cough')];
    const both = mergeTexts(base, mine, theirs, 'both').html;
    expect(both).toBe(p('No cough', 'Cough for thr'));
    expect(mergeTexts(theirs, p('Cough for three days'), both, 'mine')).toEqual({
      html: p('No cough', 'Cough for three days'),
      isClean: true,
    });
  });

  test('one deleted it: the other one’s change is not lost without asking', () => {
    expect(mergeTexts(p('a', 'b'), p('a'), p('a', 'b1'), 'mine').isClean).toBe(false);
    expect(mergeTexts(p('a', 'b'), p('a'), p('a', 'b1'), 'both').html).toBe(p('a', 'b1'));
  });

  test('an item of a list: the others are merged', () => {
    const lists = [ul('a', 'b', 'c'), ul('a', 'mine', 'c1'), ul('a1', 'theirs', 'c')] as const;
    expect(mergeTexts(...lists, 'both')).toEqual({ html: ul('a1', 'mine', 'theirs', 'c1'), isClean: false });
  });
});

const block = fc.oneof(
  fc.constantFrom(p('a'), p('b'), p(''), '<h2>Plan</h2>', '<hr>', ul('a', 'b'), ul('b')),
  fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 }).map((text) => p(text)),
);
const text = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join(''));

const named = (at: number): string => String.fromCharCode(97 + at).repeat(9);
type Edit = 'change' | 'delete' | 'add' | 'keep';
const edit = fc.constantFrom<Edit>('change', 'delete', 'add', 'keep', 'keep', 'keep');
// One that is deleted where another was added is a change: nobody can tell them apart.
const edits = fc
  .array(edit, { minLength: 14, maxLength: 14 })
  .map((all) => all.map((one, at) => (one === 'delete' && all[at - 1] === 'add' ? 'keep' : one)));
const edited = (all: readonly Edit[], side: string): string =>
  all
    .map((one, at) => {
      if (one === 'change') return p(`${named(at)} ${side}${at}.`);
      if (one === 'delete') return '';
      return one === 'add' ? p(named(at), `${side}${at}.`) : p(named(at));
    })
    .join('');

describe('for any texts', () => {
  test('a side that changed nothing gets the other version', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('mine', 'theirs', 'both'), (base, other, prefer) => {
        expect(mergeTexts(base, other, base, prefer)).toEqual({ html: other, isClean: true });
        expect(mergeTexts(base, base, other, prefer)).toEqual({ html: other, isClean: true });
        expect(mergeTexts(base, other, other, prefer)).toEqual({ html: other, isClean: true });
      }),
    );
  });

  test('merging is symmetric', () => {
    fc.assert(
      fc.property(text, text, text, (base, one, other) => {
        const [there, back] = [mergeTexts(base, one, other, 'mine'), mergeTexts(base, other, one, 'theirs')];
        expect(there).toEqual(back);
      }),
      { numRuns: 500 },
    );
  });

  test('no paragraph that only one side wrote is lost, whatever is chosen for those that both changed', () => {
    fc.assert(
      fc.property(edits, edits, fc.constantFrom('mine', 'theirs', 'both'), (mine, theirs, prefer) => {
        const base = mine.map((_, at) => p(named(at))).join('');
        const { html, isClean } = mergeTexts(base, edited(mine, 'm'), edited(theirs, 't'), prefer);
        const isEdited = (one: Edit): boolean => one === 'change' || one === 'delete';
        for (const [side, own, others] of [
          ['m', mine, theirs],
          ['t', theirs, mine],
        ] as const) {
          own.forEach((one, at) => {
            if (one === 'add') expect(html).toContain(p(`${side}${at}.`));
            if (one === 'change' && !isEdited(others[at]!)) expect(html).toContain(p(`${named(at)} ${side}${at}.`));
            if (one === 'delete' && !isEdited(others[at]!)) expect(html).not.toContain(p(named(at)));
          });
        }
        const both = mine.filter(
          (one, at) => isEdited(one) && isEdited(theirs[at]!) && !(one === 'delete' && theirs[at] === 'delete'),
        );
        expect(isClean).toBe(both.length === 0);
      }),
      { numRuns: 500 },
    );
  });

  test('both: nothing that either side wrote is lost', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const { html } = mergeTexts(base, mine, theirs, 'both');
        for (const one of [...topLevelBlocks(mine), ...topLevelBlocks(theirs)]) {
          if (!base.includes(one) && /^<p>\s*\S[^<]*<.p>$/.test(one))
            expect(html).toContain(one.replace('</p>', '').trimEnd());
        }
      }),
    );
  });
});
