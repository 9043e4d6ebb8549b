import type { Address } from 'fhir/r4';
import { codeableConcept, coding, metaOf } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { type PayerRow, readPayers } from './coverages-fhir.sql.ts';

const PROFILE = usCore('us-core-organization');
const TYPE = codeableConcept([coding('http://terminology.hl7.org/CodeSystem/organization-type', 'pay', 'Payer')]);

/** Payers, to which coverages refer. */
export const payerResource: FhirResource = {
  id: 'eligibility.payers',
  type: 'Organization',
  profiles: [PROFILE],
  rule: 'eligibility.view',
  read: async ({ app, clinicId }, selection) =>
    selection.patientIds === undefined
      ? (await readPayers(app.database.kysely, clinicId, selection)).map(toResource)
      : [],
};

function toResource(payer: PayerRow): FhirRecord {
  const changed = payer.deleted_time ?? payer.created_time;
  const address = addressOf(payer);
  return {
    resource: {
      resourceType: 'Organization',
      id: payer.id,
      meta: metaOf(changed, [PROFILE], payer.version),
      // The number by which the clearinghouse knows it; each clearinghouse has its own list.
      ...(payer.payer_code !== '' && {
        identifier: [{ type: codeableConcept([], 'Payer ID'), value: payer.payer_code }],
      }),
      active: payer.deleted_time === null,
      type: [TYPE],
      name: payer.payer_name,
      ...(payer.phone !== '' && { telecom: [{ system: 'phone', value: payer.phone, use: 'work' }] }),
      ...(address !== null && { address: [address] }),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: changed,
  };
}

function addressOf(payer: PayerRow): Address | null {
  const line = [payer.address_line1, payer.address_line2].filter((each) => each !== '');
  if (line.length === 0 && payer.city === '' && payer.postal_code === '') return null;
  return {
    ...(line.length > 0 && { line }),
    ...(payer.city !== '' && { city: payer.city }),
    ...(payer.state !== '' && { state: payer.state }),
    ...(payer.postal_code !== '' && { postalCode: payer.postal_code }),
    country: 'US',
  };
}
