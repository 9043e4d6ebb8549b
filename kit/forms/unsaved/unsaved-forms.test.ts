import { expect, test } from 'vitest';
import { useSession } from '../../session/viewer.ts';
import { keepDraft, readDraft } from '../../vault/drafts.ts';
import { keepUnsaved } from './keep-unsaved.ts';
import { discardUnsaved, holdOpen, recordUnsaved, onDiscard, settleUnsaved, useUnsavedForms } from './unsaved-forms.ts';

const keys = (): string[] => useUnsavedForms.getState().forms.map(({ draftKey }) => draftKey);

test('lists a failed form once, until it is saved', () => {
  recordUnsaved({ draftKey: 'a', label: 'A', path: '/a' });
  recordUnsaved({ draftKey: 'b', label: 'B', path: '/b' });
  recordUnsaved({ draftKey: 'a', label: 'A', path: '/other' });
  expect(keys()).toEqual(['b', 'a']);
  settleUnsaved('b');
  settleUnsaved('gone');
  expect(useUnsavedForms.getState().forms).toEqual([{ draftKey: 'a', label: 'A', path: '/other' }]);
  settleUnsaved('a');
});

test('a form that is on the page is open', () => {
  const close = holdOpen('a');
  expect(useUnsavedForms.getState().open.has('a')).toBe(true);
  close();
  expect(useUnsavedForms.getState().open.has('a')).toBe(false);
});

test('lists a form that only its page can restore again after a browser restart, while its draft exists', async () => {
  useSession.setState({ viewer: { userId: 'u' } as never });
  const end = keepUnsaved();
  await keepDraft('note/1', 'typed', new Date());
  recordUnsaved({ draftKey: 'note/1', label: 'Note', path: '/note/1', lasts: true });
  recordUnsaved({ draftKey: 'note/2', label: 'Gone', path: '/note/2', lasts: true });
  recordUnsaved({ draftKey: 'dialog', label: 'Dialog', path: '/page' });
  await expect.poll(async () => (await readDraft<unknown[]>('unsaved-forms'))?.values).toHaveLength(2);
  end();
  useUnsavedForms.setState({ forms: [] });
  const endAgain = keepUnsaved();
  await expect.poll(keys).toEqual(['note/1']);

  let forgot = false;
  onDiscard('note/1', () => (forgot = true));
  await discardUnsaved('note/1');
  expect([forgot, keys(), await readDraft('note/1')]).toEqual([true, [], undefined]);
  endAgain();
});
