import { HEIGHT_CODE, INCHES, LOINC_VERSION, POUNDS, UCUM_VERSION, WEIGHT_CODE } from '../../rules/index.ts';
import type { CancelRx, NewRx, ScriptAllergies, ScriptMeasurement } from '../network/index.ts';
import type { KnownPharmacy, Parties } from '../parties/read-parties.ts';
import type { PrescriptionRow } from '../records/prescriptions.sql.ts';
import { scriptHeader, scriptMedication, scriptPatient, scriptPharmacy, scriptPrescriber } from './script-parts.ts';

/** Creates the message that sends a prescription to its pharmacy. */
export function writeNewRx(row: PrescriptionRow, parties: Parties, pharmacy: KnownPharmacy, now: Date): NewRx {
  const { spi } = parties.prescriber;
  const allergies = scriptAllergies(parties);
  const observations = scriptObservations(row);
  return {
    kind: 'NewRx',
    header: scriptHeader(
      { messageId: row.message_id, ncpdpId: pharmacy.ncpdp_id, spi, now },
      { orderNumber: String(row.order_number) },
    ),
    ...partiesOf(parties, pharmacy),
    ...(allergies === null ? {} : { allergies }),
    ...(observations.length === 0 ? {} : { observations }),
    medication: { ...scriptMedication(row), ...fillReports(row, pharmacy) },
  };
}

/**
 * Returns which dispensing reports to request from the pharmacy: the entered value, or else all, if it supports them.
 */
function fillReports(row: PrescriptionRow, pharmacy: KnownPharmacy): { rxFillIndicator?: string } {
  if (row.rx_fill_indicator !== '') return { rxFillIndicator: row.rx_fill_indicator };
  return (pharmacy.service_level ?? '').includes('RxFill') ? { rxFillIndicator: 'All Fill Statuses' } : {};
}

/** Creates the message that cancels a prescription. */
export function writeCancelRx(
  row: PrescriptionRow,
  parties: Parties,
  pharmacy: KnownPharmacy,
  { messageId, now }: { messageId: string; now: Date },
): CancelRx {
  return {
    kind: 'CancelRx',
    header: scriptHeader(
      { messageId, ncpdpId: pharmacy.ncpdp_id, spi: parties.prescriber.spi, now },
      { relatesTo: row.message_id, orderNumber: String(row.order_number) },
    ),
    ...partiesOf(parties, pharmacy),
    medication: scriptMedication(row),
  };
}

/** Returns the patient, pharmacy and prescriber of a message. */
export function partiesOf(parties: Parties, pharmacy: KnownPharmacy) {
  return {
    patient: scriptPatient(parties),
    pharmacy: scriptPharmacy(pharmacy),
    prescriber: scriptPrescriber(parties.prescriber),
  };
}

/** Returns the known allergies, or null if the patient was never asked. */
function scriptAllergies({ patient }: Parties): ScriptAllergies | null {
  const active = (patient.allergies ?? []).filter(({ status }) => status === 'active');
  if (active.length === 0) return patient.no_allergies_time === null ? null : { noneKnown: true };
  return {
    list: active.map(({ substance, reaction, onset_date: onset }) => ({
      source: 'P',
      ...(onset === null ? {} : { effectiveDate: onset }),
      event: { text: reaction ?? 'Allergy' },
      drug: { text: substance },
    })),
  };
}

/** Returns height and weight with their LOINC codes and versions (specification 3 §3.1). */
export function scriptObservations(
  row: Pick<PrescriptionRow, 'height' | 'height_date' | 'weight' | 'weight_date' | 'written_date'>,
): ScriptMeasurement[] {
  const versions = { loincVersion: LOINC_VERSION, ucumVersion: UCUM_VERSION };
  const measured = [
    { vitalSign: HEIGHT_CODE, value: row.height, unit: INCHES, date: row.height_date ?? row.written_date },
    { vitalSign: WEIGHT_CODE, value: row.weight, unit: POUNDS, date: row.weight_date ?? row.written_date },
  ];
  return measured.filter(({ value }) => value !== '').map((each) => ({ ...versions, ...each }));
}
