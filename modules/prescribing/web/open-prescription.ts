import { prepareQuery } from '#kit/api/use-api.ts';
import type { WindowInput } from '#kit/module/web-module.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import type { PrescriptionKind } from '../rules/index.ts';
import { NewPrescriptionDocument, type NewPrescriptionQueryVariables } from './prescription.operations.gen.ts';

/** Opens the window for a new prescription; its data is read while the window is rendered. */
export function openPrescription(input: WindowInput): void {
  prepareQuery(NewPrescriptionDocument, { input: newPrescriptionInput(input) });
  openWindow('prescription', input);
}

/** Returns what the server starts a new prescription from, for the input of its window. */
export function newPrescriptionInput(input: WindowInput): NewPrescriptionQueryVariables['input'] {
  return {
    kind: (input['kind'] ?? 'drug') as PrescriptionKind,
    patient_id: input['patient_id'] ?? '',
    note_id: input['note_id'] ?? null,
    drug_id: input['drug_id'] ?? null,
    drug_name: input['drug_name'] ?? null,
    medication_record_id: input['medication_record_id'] ?? null,
    renews_id: input['renews_id'] ?? null,
  };
}
