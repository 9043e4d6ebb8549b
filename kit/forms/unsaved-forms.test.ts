import { expect, test } from 'vitest';
import { holdOpen, noteUnsaved, settleUnsaved, useUnsavedForms } from './unsaved-forms.ts';

const keys = (): string[] => useUnsavedForms.getState().forms.map(({ draftKey }) => draftKey);

test('a form that failed is listed once until it is saved', () => {
  noteUnsaved({ draftKey: 'a', label: 'A', path: '/a' });
  noteUnsaved({ draftKey: 'b', label: 'B', path: '/b' });
  noteUnsaved({ draftKey: 'a', label: 'A', path: '/other' });
  expect(keys()).toEqual(['b', 'a']);
  settleUnsaved('b');
  settleUnsaved('gone');
  expect(useUnsavedForms.getState().forms).toEqual([{ draftKey: 'a', label: 'A', path: '/other' }]);
  settleUnsaved('a');
});

test('a form that stands on the page is open', () => {
  const close = holdOpen('a');
  expect(useUnsavedForms.getState().open.has('a')).toBe(true);
  close();
  expect(useUnsavedForms.getState().open.has('a')).toBe(false);
});
