import type { RecordSection } from '#platform/module.ts';
import { coveragesOf } from './coverages.sql.ts';

/** A patient's coverages, as a section of the full record. */
export const coveragesSection: RecordSection = {
  id: 'eligibility.coverages',
  title: 'Insurance',
  order: 35,
  rule: 'eligibility.view',
  async read(app, clinicId, personId) {
    const coverages = await coveragesOf(app.database.kysely, clinicId, personId);
    return coverages.map((each) => ({
      Priority: each.priority,
      Payer: `${each.payer_name} (${each.payer_code})`,
      Plan: each.plan_name,
      'Member ID': each.member_id,
      Group: [each.group_number, each.group_name].filter(Boolean).join(' '),
      Subscriber:
        each.relationship === 'Self'
          ? 'Self'
          : `${each.subscriber_first_name ?? ''} ${each.subscriber_last_name ?? ''} (patient is ${each.relationship.toLowerCase()})`,
      'Subscriber’s address': [
        each.subscriber_address_line1,
        each.subscriber_city,
        [each.subscriber_state, each.subscriber_postal_code].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', '),
      From: each.start_date === null ? '' : writtenDay(each.start_date),
      To: each.end_date === null ? '' : writtenDay(each.end_date),
    }));
  },
};

/** Formats a day as MM/DD/YYYY, for files. */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
