import { portalInsurance } from '#eligibility/server';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { CheckIn } from './check-ins.ts';
import { type DeviceCall, portalOfDevice } from './device-context.ts';
import { patientOf, primaryCoverage } from './shown-visit.ts';

/**
 * Sends photos of the insurance card to the front desk's review. For insurance on file only the photos are needed; its
 * other fields are sent as they are on record.
 */
export async function sendCard(
  call: DeviceCall,
  checkIn: CheckIn,
  input: Record<string, unknown>,
): Promise<object | DomainError> {
  const patient = await patientOf(call.app.database.kysely, checkIn);
  if (isDomainError(patient)) return patient;
  const { client_key, card_front, card_back, payer_name, member_id, is_new } = input;
  const portal = portalOfDevice(call, patient, checkIn.id);
  const pictures = { client_key, card_front, card_back };
  const coverage = is_new === true ? null : await primaryCoverage(call, checkIn);
  const send = portalInsurance['eligibility.send']!;
  if (coverage === null) {
    const fields = { member_id, relationship: 'Self', priority: 'Primary' };
    return send(portal, { ...pictures, coverage_id: null, payer_name, fields });
  }
  const { id, payer_name: payer, member_id: member, ...of } = coverage;
  const fields = {
    member_id: member,
    plan_name: of.plan_name,
    group_number: of.group_number,
    group_name: of.group_name,
    relationship: of.relationship,
    subscriber_first_name: of.subscriber_first_name,
    subscriber_last_name: of.subscriber_last_name,
    subscriber_date_of_birth: of.subscriber_date_of_birth,
    subscriber_address_line1: of.subscriber_address_line1,
    subscriber_city: of.subscriber_city,
    subscriber_state: of.subscriber_state,
    subscriber_postal_code: of.subscriber_postal_code,
    priority: of.priority,
    start_date: of.start_date,
    end_date: of.end_date,
  };
  return send(portal, { ...pictures, coverage_id: id, payer_name: payer, fields });
}
