import { codeWord, ingredientWords, quantityUnits, sigFlag } from '../../rules/index.ts';
import type {
  ScriptHeader,
  ScriptMedication,
  ScriptPatient,
  ScriptPharmacy,
  ScriptPrescriber,
} from '../network/index.ts';
import type { KnownPharmacy, Parties, PrescriberFacts } from '../parties/read-parties.ts';
import type { PrescriptionRow } from '../records/prescriptions.sql.ts';

/** Converts the patient to SCRIPT: the first letter of the gender, a ten-digit phone number (specification 3 §3.2). */
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

/** Converts a directory pharmacy to SCRIPT. */
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

/** Converts the prescriber to SCRIPT. */
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

/** Creates the header of a message from a prescriber to a pharmacy. */
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

/** Converts the prescribed medication to SCRIPT. */
export function scriptMedication(row: PrescriptionRow): ScriptMedication {
  const [primary, secondary] = row.diagnoses.map(({ code, name }) => ({ code, qualifier: 'ABF', description: name }));
  const hasProduct = row.kind !== 'compound' && row.product_code !== '';
  return {
    description: row.drug_description,
    ...(hasProduct
      ? {
          product: {
            code: row.product_code,
            qualifier: row.product_qualifier || (row.kind === 'supply' ? 'UP' : 'ND'),
          },
        }
      : {}),
    ...(row.drug_db_code === ''
      ? {}
      : { drugDb: { code: row.drug_db_code, qualifier: row.drug_db_qualifier || 'SCD' } }),
    quantity: { value: row.quantity, qualifier: row.quantity_qualifier, unit: row.quantity_unit },
    ...(row.days_supply === null ? {} : { daysSupply: row.days_supply }),
    writtenDate: row.written_date,
    effectiveDate: row.effective_date,
    substitutions: row.substitutions === '1' ? '1' : '0',
    ...(row.refills === null ? {} : { refills: row.refills }),
    ...(primary === undefined
      ? {}
      : { diagnosis: { informationQualifier: '1', primary, ...(secondary === undefined ? {} : { secondary }) } }),
    ...(row.prior_authorization === '' ? {} : { priorAuthorization: row.prior_authorization }),
    ...(row.note === '' ? {} : { note: row.note }),
    sig: row.sig,
    ...(row.rx_fill_indicator === '' ? {} : { rxFillIndicator: row.rx_fill_indicator }),
    ...(row.kind === 'compound'
      ? {
          compound: {
            finalForm: row.final_form,
            ingredients: row.ingredients.map((each) => ({
              description: each.description,
              ...(each.strength_value === ''
                ? {}
                : {
                    strength: {
                      value: each.strength_value,
                      ...(each.strength_form === '' ? {} : { form: each.strength_form }),
                      ...(each.strength_unit === '' ? {} : { unit: each.strength_unit }),
                    },
                  }),
              quantity: { value: each.quantity_value, qualifier: each.quantity_qualifier, unit: each.quantity_unit },
            })),
          },
        }
      : {}),
  };
}

/** Converts a SCRIPT medication for display: the unit in words, every field as text. */
export function namedMedication(medication: ScriptMedication) {
  return {
    drug_description: medication.description,
    quantity: medication.quantity.value,
    quantity_unit: codeWord(quantityUnits, medication.quantity.unit),
    days_supply: String(medication.daysSupply ?? ''),
    refills: String(medication.refills ?? ''),
    sig: medication.sig,
    note: medication.note ?? '',
    // Specification 3 §9: truncated to sixteen characters.
    written_date: (medication.writtenDate ?? '').slice(0, 16),
    last_fill_date: (medication.lastFillDate ?? '').slice(0, 16),
    substitutions: medication.substitutions,
    product_code: medication.product?.code ?? '',
    sig_flag: sigFlag(medication.structuredSig),
    ingredients: (medication.compound?.ingredients ?? []).map(({ description, strength, quantity }) =>
      ingredientWords({
        description,
        strength_value: strength?.value ?? '',
        strength_unit: strength?.unit ?? '',
        quantity_value: quantity.value,
        quantity_unit: quantity.unit,
      }),
    ),
  };
}
