import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Coverage as ShownCoverage, CoverageRequest, Payer } from '../../api/eligibility.gen.ts';
import { coversDay } from '../../rules/index.ts';
import type { PayerRow } from '../payers/payers.sql.ts';
import type { RequestRow } from '../requests/requests.sql.ts';
import type { Coverage } from './coverages.sql.ts';

/** A payer as the contract has it. */
export function shapePayer({ deleted_time, ...payer }: PayerRow): Payer {
  return { ...payer, is_deleted: deleted_time !== null };
}

/** A coverage as the contract has it. */
export function shapeCoverage(
  { actor, now }: RequestContext,
  { payer_address: _, payer_phone: __, card_front_file_id: front, card_back_file_id: back, ...coverage }: Coverage,
): ShownCoverage {
  return {
    ...coverage,
    card_front: cardPath('coverages', coverage.id, 'front', front),
    card_back: cardPath('coverages', coverage.id, 'back', back),
    is_current: coversDay(coverage, dayIn(actor.timeZone, now)),
  };
}

/** What a patient wrote of their insurance as the contract has it. */
export function shapeRequest(row: RequestRow): CoverageRequest {
  const { fields } = row;
  return {
    id: row.id,
    patient_id: row.patient_id,
    patient_name: row.patient_name,
    coverage_id: row.coverage_id,
    payer_name: row.payer_name,
    payer_id: row.payer_id,
    plan_name: fields.plan_name,
    member_id: fields.member_id,
    group_number: fields.group_number,
    relationship: fields.relationship,
    subscriber_first_name: fields.subscriber_first_name,
    subscriber_last_name: fields.subscriber_last_name,
    subscriber_date_of_birth: fields.subscriber_date_of_birth,
    priority: fields.priority,
    start_date: fields.start_date,
    card_front: cardPath('requests', row.id, 'front', row.card_front_file_id),
    card_back: cardPath('requests', row.id, 'back', row.card_back_file_id),
    create_time: row.created_time,
    version: row.version,
  };
}

/** Where a page reads one side of a card; null where there is no picture. */
function cardPath(
  of: 'coverages' | 'requests',
  id: string,
  side: 'front' | 'back',
  fileId: string | null,
): string | null {
  return fileId === null ? null : `/api/eligibility/${of}/${id}/card/${side}?v=${fileId.slice(-12)}`;
}
