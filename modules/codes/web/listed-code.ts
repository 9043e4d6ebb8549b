import type { ListDiagnosesQuery, ListProceduresQuery } from './chart.operations.gen.ts';
import { type PickedCode, pickedDiagnosis, pickedProcedure } from './picked-code.ts';

/** A code in the settings list. */
export interface ListedCode extends PickedCode {
  long_description: string;
  /** The full name in the code set; empty for custom codes. */
  full_name: string;
  /** Version of the clinic's own row; null if there is none. */
  version: number | null;
}

/** Returns the rows of a list of diagnoses. */
export function listedDiagnoses({ fetch_all_icd }: ListDiagnosesQuery): ListedCode[] {
  return fetch_all_icd.list.map((row) => ({
    ...pickedDiagnosis(row),
    long_description: row.long_description,
    full_name: row.full_name,
    version: row.version,
  }));
}

/** Returns the rows of a list of procedures. */
export function listedProcedures({ fetch_all_cpt }: ListProceduresQuery): ListedCode[] {
  return fetch_all_cpt.list.map((row) => ({
    ...pickedProcedure(row),
    long_description: row.long_description,
    full_name: row.full_name,
    version: row.version,
  }));
}
