import { defineRecord, type RowOf } from '#audit/server';
import { domainError } from '#platform/domain-error.ts';

/** The clinic's payers. */
export const payers = defineRecord({
  table: 'eligibility.payer',
  columns: [
    'payer_name',
    'payer_code',
    'payer_type',
    'phone',
    'address_line1',
    'address_line2',
    'city',
    'state',
    'postal_code',
    'is_checked',
  ],
  called: 'payer',
  objectType: 'payer',
  topic: 'eligibility.payers-changed',
  refusals: {
    payer_code: () => domainError('PAYER_TAKEN', 'A payer with this payer ID is already in the list.'),
  },
});
export type PayerRow = RowOf<typeof payers>;
