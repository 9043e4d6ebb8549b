import type { Queryable } from '#platform/database.ts';
import type { PatientInsurance } from '#platform/module.ts';
import { coversDay } from '../../rules/index.ts';
import { coveragesOf } from './coverages.sql.ts';

/** Returns a patient's insurances that are in effect on a day, for laboratory orders: primary first. */
export async function insurancesOn(
  db: Queryable,
  clinicId: string,
  patientId: string,
  day: string,
): Promise<PatientInsurance[]> {
  const coverages = await coveragesOf(db, clinicId, patientId);
  return coverages
    .filter((each) => coversDay(each, day))
    .map((each) => {
      const { address_line1, address_line2, city, state, postal_code } = each.payer_address;
      const street = each.subscriber_address_line1;
      const home = [street, '', each.subscriber_city, each.subscriber_state, each.subscriber_postal_code];
      return {
        payerName: each.payer_name,
        payerCode: each.payer_code,
        payerPhone: each.payer_phone,
        payerAddress: [address_line1, address_line2, city, state, postal_code],
        planName: each.plan_name,
        memberId: each.member_id,
        groupNumber: each.group_number,
        groupName: each.group_name,
        relationship: each.relationship,
        subscriber:
          each.relationship === 'Self'
            ? null
            : {
                firstName: each.subscriber_first_name ?? '',
                lastName: each.subscriber_last_name ?? '',
                birthDay: each.subscriber_date_of_birth,
                sex: each.subscriber_gender,
                address: street === null ? [] : home.map((part) => part ?? ''),
              },
      };
    });
}
