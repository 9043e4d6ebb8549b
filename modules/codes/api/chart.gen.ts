// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type IcdDiagnosisList<Rows = object> = {
  count: number;
  list: Array<Answer<Rows, 'IcdDiagnosis', IcdDiagnosis>>;
};

export type CptCodeList<Rows = object> = {
  count: number;
  list: Array<Answer<Rows, 'CptCode', CptCode>>;
};

export type IcdDiagnosis = {
  /** Of a code set's code the same everywhere and for all time. */
  id: string;
  icd_code: string;
  /** ICD-10-CM or Custom. */
  icd_code_type: string;
  /** The name to show: the clinic's own words where it has some. */
  official_name: string;
  long_description: string;
  /** What the code set says in full; empty for one of the clinic's own. */
  full_name: string;
  /** What it is called in the past medical history; null for its name. */
  pmh_display_name?: string | null;
  /** shared for a code set's; clinic or private for one's own. */
  access_level: string;
  /** False for a heading, below which a more specific code is to be chosen. */
  billable: boolean;
  has_children: boolean;
  /** It says itself that something is left open. */
  unspecified: boolean;
  valid_from?: string | null;
  /** The last day on which it counts. */
  valid_to?: string | null;
  /** valid, retired, not-yet, not-billable or unknown, on the day that was asked about. */
  standing: string;
  /** Why it was offered: favourite, problem, recent, own or other. */
  offered_as: string;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
  /** Null where there is nothing of one's own to change. */
  version?: number | null;
};

export type CptCode = {
  id: string;
  cpt_code: string;
  /** CPT, HCPCS or Custom. */
  cpt_code_type: string;
  official_name: string;
  long_description: string;
  /** What the code set says in full; empty for one of the clinic's own. */
  full_name: string;
  access_level: string;
  /** What the clinic charges, in cents; null where no price is set. */
  price_cents?: number | null;
  valid_from?: string | null;
  valid_to?: string | null;
  standing: string;
  offered_as: string;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
  version?: number | null;
};

export type CptModifier = {
  modifier: string;
  name: string;
  standing: string;
};

export type CodeRelease = {
  id: string;
  /** ICD-10-CM, CPT, HCPCS, CPT modifier or HCPCS modifier. */
  code_set: string;
  release_name: string;
  valid_from: string;
  /** The short list that comes with the program. */
  is_starter: boolean;
  /** It holds every code of its set; a list of some codes does not. */
  is_whole: boolean;
  total: number;
  added: number;
  revised: number;
  retired: number;
  imported_by?: string | null;
  imported_time: Date | string;
};

export type CodeDeleted = {
  id: string;
};

export type CodeFavourite = {
  kind: string;
  code_type: string;
  code: string;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
};

export type IcdDiagnosisInput = {
  client_key?: string | null | undefined;
  icd_code: string;
  icd_code_type?: string | null | undefined;
  official_name: string;
  long_description?: string | null | undefined;
  pmh_display_name?: string | null | undefined;
  access_level?: string | null | undefined;
};

export type CptCodeInput = {
  client_key?: string | null | undefined;
  cpt_code: string;
  cpt_code_type?: string | null | undefined;
  official_name: string;
  long_description?: string | null | undefined;
  price_cents?: number | null | undefined;
  access_level?: string | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  diagnosis_search?: Field<Array<Answer<Rows, 'IcdDiagnosis', IcdDiagnosis>>, {
    search: string;
    day?: string | null | undefined;
    problems?: Array<string> | null | undefined;
    take: number | null;
  }>;
  diagnosis_children?: Field<Array<Answer<Rows, 'IcdDiagnosis', IcdDiagnosis>>, {
    code: string;
    day?: string | null | undefined;
  }>;
  cpt_search?: Field<Array<Answer<Rows, 'CptCode', CptCode>>, {
    search: string;
    day?: string | null | undefined;
    code_types?: Array<string> | null | undefined;
    take: number | null;
  }>;
  cpt_modifiers?: Field<Array<Answer<Rows, 'CptModifier', CptModifier>>, {
    search: string;
    day?: string | null | undefined;
    take: number | null;
  }>;
  fetch_all_icd?: Field<Answer<Rows, 'IcdDiagnosisList', IcdDiagnosisList<Rows>>, {
    skip: number | null;
    take: number | null;
    search?: string | null | undefined;
    code_types?: Array<string> | null | undefined;
    favourites?: boolean | null | undefined;
  }>;
  fetch_all_cpt?: Field<Answer<Rows, 'CptCodeList', CptCodeList<Rows>>, {
    skip: number | null;
    take: number | null;
    search?: string | null | undefined;
    code_types?: Array<string> | null | undefined;
    favourites?: boolean | null | undefined;
  }>;
  code_releases?: Field<Array<Answer<Rows, 'CodeRelease', CodeRelease>>>;
};

export type MutationResolvers<Rows = object> = {
  diagnosis_create?: Field<Answer<Rows, 'IcdDiagnosis', IcdDiagnosis>, { input: IcdDiagnosisInput }>;
  diagnosis_update?: Field<Answer<Rows, 'IcdDiagnosis', IcdDiagnosis>, {
    id: string;
    version: number;
    input: IcdDiagnosisInput;
  }>;
  diagnosis_delete?: Field<Answer<Rows, 'CodeDeleted', CodeDeleted>, { id: string; version: number }>;
  cpt_create?: Field<Answer<Rows, 'CptCode', CptCode>, { input: CptCodeInput }>;
  cpt_update?: Field<Answer<Rows, 'CptCode', CptCode>, { id: string; version: number; input: CptCodeInput }>;
  cpt_delete?: Field<Answer<Rows, 'CodeDeleted', CodeDeleted>, { id: string; version: number }>;
  code_favourite_set?: Field<Answer<Rows, 'CodeFavourite', CodeFavourite>, {
    kind: string;
    code_type: string;
    code: string;
    favourite: boolean;
    for_clinic: boolean | null;
  }>;
  code_favourites_sort?: Field<Array<string>, { kind: string; keys: Array<string> }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    IcdDiagnosisList: IcdDiagnosisList<Rows>;
    CptCodeList: CptCodeList<Rows>;
    IcdDiagnosis: IcdDiagnosis;
    CptCode: CptCode;
    CptModifier: CptModifier;
    CodeRelease: CodeRelease;
    CodeDeleted: CodeDeleted;
    CodeFavourite: CodeFavourite;
  }
>;
