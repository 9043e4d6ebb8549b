// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { ApiRefusal, mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import { useToasts } from '#kit/feedback/toast.ts';
import { CountSheet } from './count-sheet.tsx';

const line = (id: string, more: object = {}) => ({
  id,
  item_id: id,
  item_name: `Item ${id}`,
  unit: 'tablet',
  lot_number: 'L',
  expires_on: null,
  snapshot: 10,
  expected: 10,
  counted: null,
  counted_time: null,
  counted_by_name: null,
  variance: null,
  variance_cents: null,
  reason: '',
  version: 1,
  ...more,
});
const count = (more: object = {}) => ({
  stock_count: {
    id: 'c',
    count_number: 7,
    location_name: 'Dispensary',
    status: 'New',
    is_blind: false,
    comment: '',
    return_reason: null,
    created_by_name: 'Denise Fontaine',
    create_time: '2026-11-27T15:00:00Z',
    submitted_by_name: null,
    completed_by_name: null,
    line_count: 2,
    counted_count: 0,
    variance_cents: 0,
    needs_approval: false,
    version: 3,
    lines: [line('a'), line('b')],
    ...more,
  },
});
const blur = (field: HTMLInputElement): Promise<void> =>
  act(async () => {
    field.focus();
    field.blur();
  });
const quantity = 'Counted quantity of Item a, lot L';

test('a counted line is saved once, and the next save names the new version', async () => {
  const page = await mountSignedIn(<CountSheet countId="c" onBack={() => undefined} />, ['inventory.stock'], {
    StockCountById: () => count(),
    RecordCountLine: ({ version, counted, reason }: { version: number; counted: number; reason: string }) => ({
      recordCountLine: line('a', { version: version + 1, counted, reason }),
    }),
  });
  await page.settle(() => page.text().includes('0 of 2 counted'));
  await page.type(quantity, '9');
  await blur(page.input(quantity));
  const saves = () => page.calls.filter(({ name }) => name === 'RecordCountLine').map(({ variables }) => variables);
  await page.settle(() => saves().length === 1);
  expect(saves()[0]).toEqual({ id: 'a', version: 1, counted: 9, reason: '' });
  await blur(page.input(quantity));
  await page.type('Reason for Item a, lot L', 'One was broken');
  await blur(page.input('Reason for Item a, lot L'));
  await page.settle(() => saves().length === 2);
  expect(saves()[1]).toEqual({ id: 'a', version: 2, counted: 9, reason: 'One was broken' });
});

test('what is not a whole number is refused beside the field and not sent', async () => {
  const page = await mountSignedIn(<CountSheet countId="c" onBack={() => undefined} />, ['inventory.stock'], {
    StockCountById: () => count(),
  });
  await page.settle(() => page.text().includes('0 of 2 counted'));
  for (const typed of ['-1', '2.5', 'ten', '99999999']) {
    await page.type(quantity, typed);
    await blur(page.input(quantity));
    await page.settle(() => page.text().includes('Enter a whole number'));
  }
  expect(page.calls.map(({ name }) => name)).toEqual(['StockCountById']);
  expect(page.button('Submit').disabled).toBe(true);
});

test('a line that somebody else counted says so with what was typed', async () => {
  const page = await mountSignedIn(<CountSheet countId="c" onBack={() => undefined} />, ['inventory.stock'], {
    StockCountById: () => count(),
    RecordCountLine: () => {
      throw new ApiRefusal('STALE_VERSION', 'Changed meanwhile');
    },
  });
  await page.settle(() => page.text().includes('0 of 2 counted'));
  await page.type(quantity, '9');
  await blur(page.input(quantity));
  await page.settle(() => useToasts.getState().toasts.length > 0);
  expect(JSON.stringify(useToasts.getState().toasts)).toContain('Someone else counted Item a, lot L. You entered 9.');
});

test('a blind count hides what is expected, and only members with the right see its buttons', async () => {
  const hidden = [line('a', { snapshot: null, expected: null }), line('b', { snapshot: null, expected: null })];
  const blind = count({ is_blind: true, variance_cents: null, lines: hidden });
  const page = await mountSignedIn(<CountSheet countId="c" onBack={() => undefined} />, ['inventory.view'], {
    StockCountById: () => blind,
  });
  await page.settle(() => page.text().includes('0 of 2 counted'));
  expect(page.text()).not.toContain('Expected');
  expect(page.text()).not.toContain('Variance');
  expect(() => page.button('Submit')).toThrow();
  expect(document.querySelector('input')).toBeNull();
});

test('a submitted count is returned or rejected only by those who approve', async () => {
  const submitted = count({ status: 'Submitted', counted_count: 2, needs_approval: true });
  const show = (rules: readonly string[]) =>
    mountSignedIn(<CountSheet countId="c" onBack={() => undefined} />, rules, { StockCountById: () => submitted });
  const approver = await show(['inventory.stock', 'inventory.approve']);
  await approver.settle(() => approver.text().includes('2 of 2 counted'));
  expect(approver.text()).toContain('A second person must complete this count');
  for (const name of ['Complete', 'Return', 'Reject', 'Cancel count']) approver.button(name);
});
