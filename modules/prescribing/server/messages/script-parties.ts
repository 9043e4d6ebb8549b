import type { ScriptHeader, ScriptPatient, ScriptPharmacy, ScriptPrescriber } from '../network/index.ts';
import type { KnownPharmacy } from '../parties/find-pharmacy.ts';
import type { Parties, PrescriberFacts } from '../parties/read-parties.ts';

/** The patient as pharmacies are told of them: a gender by its first letter, a phone of ten digits (specification 3 §3.2). */
export function scriptPatient({ patient, address, phone }: Parties): ScriptPatient {
  const letter = (patient.gender ?? '').slice(0, 1).toUpperCase();
  return {
    id: String(patient.record_number),
    name: {
      lastName: patient.last_name,
      firstName: patient.first_name,
      ...(patient.middle_name ? { middleName: patient.middle_name } : {}),
    },
    gender: letter === 'M' || letter === 'F' ? letter : 'U',
    dateOfBirth: patient.date_of_birth ?? '',
    ...(address === null ? {} : { address }),
    ...(phone === '' ? {} : { phone }),
    ...(patient.email ? { email: patient.email } : {}),
  };
}

/** A pharmacy of the directory as a party. */
export function scriptPharmacy(pharmacy: KnownPharmacy): ScriptPharmacy {
  const { ncpdp_id: ncpdpId, npi, name, address, city, state, postal_code: postalCode, phone, fax } = pharmacy;
  return {
    ncpdpId,
    ...(npi ? { npi } : {}),
    name,
    ...(address === '' ? {} : { address: { line1: address, city, state, postalCode } }),
    ...(phone === '' ? {} : { phone }),
    ...(fax === '' ? {} : { fax }),
  };
}

/** Who prescribes as a party. */
export function scriptPrescriber(prescriber: PrescriberFacts): ScriptPrescriber {
  const { npi, practice, firstName, lastName, address, phone, fax } = prescriber;
  return {
    npi: npi ?? '',
    practice,
    name: { lastName, firstName },
    ...(address === null ? {} : { address }),
    ...(phone === '' ? {} : { phone }),
    ...(fax === '' ? {} : { fax }),
  };
}

/** The head of a message from a prescriber to a pharmacy. */
export function scriptHeader(
  ids: { messageId: string; ncpdpId: string; spi: string | null; now: Date },
  more: Partial<Pick<ScriptHeader, 'relatesTo' | 'rxReferenceNumber' | 'orderNumber'>>,
): ScriptHeader {
  return {
    to: { code: ids.ncpdpId, qualifier: 'P' },
    from: { code: ids.spi ?? '', qualifier: 'D' },
    messageId: ids.messageId,
    sentTime: ids.now.toISOString(),
    ...more,
  };
}
