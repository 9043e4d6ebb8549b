import type { ServiceRequest } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import type { OrderState } from '../../rules/index.ts';
import { labCode } from './lab-codes.ts';
import { type OrderRow, readOrders } from './labs-fhir.sql.ts';

const PROFILE = usCore('us-core-servicerequest');
const CATEGORY = codeableConcept([coding(SYSTEMS.snomed, '108252007', 'Laboratory procedure')]);
// A test in error has not been accepted by the laboratory, and can still be changed.
const STATUS: Readonly<Record<OrderState, ServiceRequest['status']>> = {
  Draft: 'draft',
  Ready: 'draft',
  Error: 'draft',
  Sent: 'active',
  Collected: 'active',
  Partial: 'active',
  Final: 'completed',
  Reviewed: 'completed',
  Cancelled: 'revoked',
};
const PRIORITY: Readonly<Record<string, ServiceRequest['priority']>> = {
  Routine: 'routine',
  Urgent: 'urgent',
  Stat: 'stat',
};

/** Ordered laboratory tests. */
export const labOrderResource: FhirResource = {
  id: 'labs.orders',
  type: 'ServiceRequest',
  profiles: [PROFILE],
  rule: 'labs.view',
  read: async (reader, selection) => (await readOrders(reader, selection)).map(toResource),
};

function toResource(order: OrderRow): FhirRecord {
  const priority = PRIORITY[order.priority];
  return {
    resource: {
      resourceType: 'ServiceRequest',
      id: order.id,
      meta: metaOf(order.changed_time, [PROFILE]),
      identifier: [
        {
          type: codeableConcept([coding(SYSTEMS.identifierType, 'PLAC', 'Placer Identifier')]),
          value: order.placer_number,
        },
      ],
      // A reflex test was added by the laboratory because of another test.
      ...(order.reflex_of !== null && { basedOn: [reference('ServiceRequest', order.reflex_of)] }),
      status: STATUS[order.status],
      intent: order.reflex_of === null ? 'order' : 'reflex-order',
      category: [CATEGORY],
      ...(priority !== undefined && { priority }),
      code: labCode({ loinc: order.loinc, code: order.test_code, name: order.test_name }),
      subject: reference('Patient', order.patient_id),
      ...(order.encounter_id !== null && { encounter: reference('Encounter', order.encounter_id) }),
      ...(order.collection_time !== null && { occurrenceDateTime: order.collection_time.toISOString() }),
      authoredOn: order.created_time.toISOString(),
      requester: reference('Practitioner', order.provider_id),
      performer: [reference('Organization', order.lab_id)],
      ...(order.diagnoses.length > 0 && {
        reasonCode: order.diagnoses.map(({ code, name }) =>
          codeableConcept(code === '' ? [] : [coding(SYSTEMS.icd10, code, name)], name),
        ),
      }),
      ...(order.cancel_reason !== null && { note: [{ text: `Canceled: ${order.cancel_reason}` }] }),
    },
    patientId: order.patient_id,
    authorUserId: order.created_by,
    authoredTime: order.created_time,
  };
}
