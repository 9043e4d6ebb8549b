import type { ListDiagnosesQuery, ListProceduresQuery } from './chart.operations.gen.ts';
import { type PickedCode, pickedDiagnosis, pickedProcedure } from './picked-code.ts';

/** A code as the settings list it. */
export interface ListedCode extends PickedCode {
  long_description: string;
  /** What the code set says; empty for one of the clinic's own. */
  full_name: string;
  /** Of the clinic's own row; null where it has none. */
  version: number | null;
}

/** The rows of a list of diagnoses. */
export function listedDiagnoses({ fetch_all_icd }: ListDiagnosesQuery): ListedCode[] {
  return fetch_all_icd.list.map((row) => ({
    ...pickedDiagnosis(row),
    long_description: row.long_description,
    full_name: row.full_name,
    version: row.version,
  }));
}

/** The rows of a list of procedures. */
export function listedProcedures({ fetch_all_cpt }: ListProceduresQuery): ListedCode[] {
  return fetch_all_cpt.list.map((row) => ({
    ...pickedProcedure(row),
    long_description: row.long_description,
    full_name: row.full_name,
    version: row.version,
  }));
}
