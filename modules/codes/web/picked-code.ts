import type { CodeKind, CodeStanding } from '../rules/index.ts';
import type { FoundDiagnosisFragment, FoundProcedureFragment } from './chart.operations.gen.ts';

/** A code chosen in a picker. */
export interface PickedCode {
  kind: CodeKind;
  id: string;
  /** ICD-10-CM, CPT, HCPCS or Custom. */
  code_type: string;
  code: string;
  official_name: string;
  /** The name of a diagnosis in the past medical history; null to use the display name, and for procedures. */
  pmh_display_name: string | null;
  /** Null for diagnoses, and if no price is set. */
  price_cents: number | null;
  /** shared, clinic or private. */
  access_level: string;
  billable: boolean;
  has_children: boolean;
  unspecified: boolean;
  valid_from: string | null;
  valid_to: string | null;
  /** Its status on the day of service. */
  standing: CodeStanding;
  offered_as: string;
  /** The words that found it, if no code matches the search as typed. */
  searched_as: string | null;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
}

/** Converts a diagnosis search result to a picked code. */
export function pickedDiagnosis({ icd_code, icd_code_type, standing, ...rest }: FoundDiagnosisFragment): PickedCode {
  return {
    ...rest,
    kind: 'diagnosis',
    code: icd_code,
    code_type: icd_code_type,
    price_cents: null,
    standing: standing as CodeStanding,
  };
}

/** Converts a procedure search result to a picked code. */
export function pickedProcedure({ cpt_code, cpt_code_type, standing, ...rest }: FoundProcedureFragment): PickedCode {
  return {
    ...rest,
    kind: 'procedure',
    code: cpt_code,
    code_type: cpt_code_type,
    pmh_display_name: null,
    billable: true,
    has_children: false,
    unspecified: false,
    standing: standing as CodeStanding,
  };
}
