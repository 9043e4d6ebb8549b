// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ApiRefusal, mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import type { VendorMonthFieldsFragment } from '../inventory.operations.gen.ts';
import { SettleDialog } from './settle-dialog.tsx';

const october: VendorMonthFieldsFragment = {
  vendor_id: 'v',
  vendor_name: 'Bayside Medical',
  month: '2026-10-01',
  is_over: true,
  used_cents: 5000,
  lost_cents: 1250,
  items: [],
  settlement: null,
};

test('proposes the cost of what was used, and asks why another amount is paid', async () => {
  let closed = 0;
  const page = await mountSignedIn(<SettleDialog of={october} onClose={() => (closed += 1)} />, [], {
    SettleVendorMonth: () => ({ settleVendorMonth: october }),
  });
  expect(document.body.textContent).toContain('Stock used: $50.00. Lost or discarded: $12.50');
  await page.click('Settle');
  expect(document.body.textContent).toContain('Invoice number is required');
  await page.type('Invoice number', 'B-7');
  await page.type('Amount paid', '62.50');
  await page.click('Settle');
  expect(document.body.textContent).toContain('Explain the difference to the cost of the used stock');
  expect(page.calls).toEqual([]);
  await page.type('Comment', 'With the lost screw');
  await page.click('Settle');
  await page.settle(() => closed === 1);
  expect(page.calls[0]!.variables).toEqual({
    vendor_id: 'v',
    month: '2026-10-01',
    used_cents: 5000,
    input: { amount_cents: 6250, invoice_number: 'B-7', comment: 'With the lost screw' },
  });
});

test('stays open with the reason if the month was settled meanwhile', async () => {
  const page = await mountSignedIn(<SettleDialog of={october} onClose={() => expect.unreachable()} />, [], {
    SettleVendorMonth: () => {
      throw new ApiRefusal('SETTLED', 'This month has already been settled.');
    },
  });
  await page.type('Invoice number', 'B-7');
  await page.click('Settle');
  await page.settle(() => document.body.textContent.includes('This month has already been settled.'));
});
