import type { PrescriptionFields } from '../../rules/index.ts';
import type { PrescriptionRow } from '../records/prescriptions.sql.ts';

/** What stands in a prescription, as its form holds it. */
export function wishOf(row: PrescriptionRow): PrescriptionFields {
  return {
    kind: row.kind,
    patient_id: row.patient_id,
    note_id: row.note_id,
    order_number: row.order_number === null ? '' : String(row.order_number),
    pharmacy_ncpdp_id: row.pharmacy_ncpdp_id,
    drug_id: row.drug_id,
    drug_description: row.drug_description,
    product_code: row.product_code,
    product_qualifier: row.product_qualifier,
    drug_db_code: row.drug_db_code,
    drug_db_qualifier: row.drug_db_qualifier,
    controlled: row.controlled,
    dosage_form: row.dosage_form,
    quantity: row.quantity,
    quantity_qualifier: row.quantity_qualifier,
    quantity_unit: row.quantity_unit,
    days_supply: row.days_supply === null ? '' : String(row.days_supply),
    written_date: row.written_date,
    effective_date: row.effective_date,
    substitutions: row.substitutions,
    refills: row.refills === null ? '' : String(row.refills),
    diagnoses: row.diagnoses,
    note: row.note,
    sig: row.sig,
    rx_fill_indicator: row.rx_fill_indicator,
    final_form: row.final_form,
    ingredients: row.ingredients,
    height: row.height,
    height_date: row.height_date ?? '',
    weight: row.weight,
    weight_date: row.weight_date ?? '',
    is_attested: row.attested_time !== null,
  };
}
