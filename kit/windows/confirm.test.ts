import { expect, test } from 'vitest';
import { confirm, useQuestion } from './confirm.ts';

const question = { title: 'Delete?', message: 'For good.', confirm: 'Delete' };

test('returns the answer and closes the dialog', async () => {
  const answer = confirm(question);
  expect(useQuestion.getState()).toMatchObject({ open: true, question: { title: 'Delete?' } });
  useQuestion.getState().question!.answer(true);
  expect(await answer).toBe(true);
  expect(useQuestion.getState().open).toBe(false);
});

test('a second question answers the first with no', async () => {
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Really?' });
  expect(await first).toBe(false);
  expect(useQuestion.getState()).toMatchObject({ open: true, question: { title: 'Really?' } });
  useQuestion.getState().question!.answer(true);
  expect(await second).toBe(true);
});
