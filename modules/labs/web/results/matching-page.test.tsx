// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ApiRefusal, type ApiAnswers, mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import { MatchingPage } from './matching-page.tsx';

const result = {
  id: 'r1',
  patient_id: null,
  patient_name: null,
  testName: 'Complete Blood Count',
  labName: 'Bayside Laboratory',
  status: 'final',
  is_abnormal: false,
  is_critical: false,
  days_pending: 1,
  received_time: '2026-11-26T15:00:00Z',
  reported_time: '2026-11-26T15:00:00Z',
  observed_time: null,
  match_problem: 'No order number on the report.',
  match: { agrees: ['last name'], differs: ['date of birth'], missing: ['sex'] },
  sent_patient: { name: 'Rivera, Daniela', date_of_birth: '1990-05-06', sex: '', identifiers: [] },
  observations: [],
  reviews: [],
};
const open = (more: ApiAnswers = {}) =>
  mountSignedIn(<MatchingPage />, ['labs.review'], {
    UnmatchedLabResults: () => ({ unmatchedLabResults: { count: 1, results: [result] } }),
    LikelyPatients: () => ({
      likelyPatients: [{ id: 'p1', name: 'Daniela Rivera', date_of_birth: '1990-05-06' }],
    }),
    ...more,
  });
const shown = (): string => document.body.textContent;

test('an unmatched result says why, what agrees and what differs', async () => {
  const page = await open();
  await page.settle(() => shown().includes('Complete Blood Count'));
  for (const words of [
    'No order number on the report.',
    'Rivera, Daniela, born 05/06/1990, no sex, no record number',
    'Differs: date of birth.',
    'Agrees: last name.',
    'Not given: sex.',
  ])
    expect(shown()).toContain(words);
});

test('nothing is filed without a patient; people of that name are only named, never chosen', async () => {
  const page = await open();
  await page.settle(() => shown().includes('Complete Blood Count'));
  await page.click('Match to patient');
  await page.settle(() => shown().includes('Same name and date of birth: Daniela Rivera, 05/06/1990'));
  await page.click('Match');
  expect(shown()).toContain('Choose a patient');
  expect(page.calls.map(({ name }) => name)).not.toContain('LinkReports');
});

test('setting a result aside needs a reason and names the result', async () => {
  const page = await open({ DismissReport: () => ({ dismissReport: { id: 'r1' } }) });
  await page.settle(() => shown().includes('Complete Blood Count'));
  await page.click('Set aside');
  const confirm = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find(
      ({ textContent }) => textContent === 'Set aside',
    )!;
  confirm().click();
  await page.settle(() => shown().includes('Reason is required'));
  const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, 'Not our patient');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  confirm().click();
  await page.settle(() => page.calls.some(({ name }) => name === 'DismissReport'));
  expect(page.calls.find(({ name }) => name === 'DismissReport')!.variables).toEqual({
    result_id: 'r1',
    reason: 'Not our patient',
  });
});

test('a failed read offers to try again', async () => {
  const page = await open({
    UnmatchedLabResults: () => {
      throw new ApiRefusal('UNEXPECTED', 'Something went wrong.');
    },
  });
  await page.settle(() => shown().includes('Try again'));
});
