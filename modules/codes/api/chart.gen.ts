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
  /** For codes of a code set, permanent and the same everywhere. */
  id: string;
  icd_code: string;
  /** ICD-10-CM or Custom. */
  icd_code_type: string;
  /** The display name: the clinic's own name if it has one. */
  official_name: string;
  long_description: string;
  /** The full name in the code set; empty for custom codes. */
  full_name: string;
  /** Name in the past medical history; null to use the display name. */
  pmh_display_name?: string | null;
  /** shared for codes of a code set; clinic or private for custom ones. */
  access_level: string;
  /** False for a heading, which requires a more specific code. */
  billable: boolean;
  has_children: boolean;
  /** The name itself says 'unspecified' or similar. */
  unspecified: boolean;
  valid_from?: string | null;
  /** The last day of validity. */
  valid_to?: string | null;
  /** valid, retired, not-yet, not-billable or unknown, on the given day. */
  standing: string;
  /** Why it is offered: favourite, problem, recent, own or other. */
  offered_as: string;
  /** The words that found it, if no code matches the search as typed. */
  searched_as?: string | null;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
  /** Null if there is no own row to edit. */
  version?: number | null;
};

export type CptCode = {
  id: string;
  cpt_code: string;
  /** CPT, HCPCS or Custom. */
  cpt_code_type: string;
  official_name: string;
  long_description: string;
  /** The full name in the code set; empty for custom codes. */
  full_name: string;
  access_level: string;
  /** The clinic's price in cents; null if none is set. */
  price_cents?: number | null;
  valid_from?: string | null;
  valid_to?: string | null;
  standing: string;
  offered_as: string;
  /** The words that found it, if no code matches the search as typed. */
  searched_as?: string | null;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
  version?: number | null;
};

export type PriceView = 'Used' | 'Missing' | 'All';

export type PriceList<Rows = object> = {
  count: number;
  /** Procedures in use without a price on the day. */
  missing: number;
  prices: Array<Answer<Rows, 'ProcedurePrice', ProcedurePrice>>;
};

export type ProcedurePrice = {
  code_type: string;
  code: string;
  official_name: string;
  /** In cents; null if none is set. 0 is a price. */
  price_cents?: number | null;
  /** The first day of the price; 1900-01-01 if it has none. */
  valid_from?: string | null;
  /** The next change. */
  next_from?: string | null;
  next_cents?: number | null;
  /** In a note, a favorite, or one of the clinic's own codes. */
  in_use: boolean;
};

export type ProcedurePriceInput = {
  code_type: string;
  code: string;
  /** In cents; null removes the price. */
  price_cents?: number | null | undefined;
  /** The price that was shown; null if none was. */
  was_cents?: number | null | undefined;
};

export type PriceListInput = {
  /** Codes and prices as CSV or as rows of a spreadsheet; null for the clinic's own prices. */
  sheet?: string | null | undefined;
  /** From 1 to 1,000, with at most two decimals. */
  percent: number;
  /** In cents: 1, 100 or 500. */
  round_to: number;
  valid_from: string;
};

export type PriceListOutcome<Rows = object> = {
  changes: Array<Answer<Rows, 'PriceListChange', PriceListChange>>;
  unchanged: number;
  problems: Array<Answer<Rows, 'PriceListProblem', PriceListProblem>>;
};

export type PriceListChange = {
  code_type: string;
  code: string;
  official_name: string;
  before?: number | null;
  after: number;
};

export type PriceListProblem = {
  /** The first row is line 1; 0 for the list as a whole. */
  line: number;
  message: string;
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
  /** The short starter list included with the program. */
  is_starter: boolean;
  /** A complete code set, not a partial list. */
  is_whole: boolean;
  total: number;
  added: number;
  revised: number;
  retired: number;
  imported_by?: string | null;
  imported_time: Date | string;
};

export type HccDiagnosis = {
  code: string;
  /** Lowest first. */
  categories: Array<number>;
};

export type HccRelease = {
  id: string;
  release_name: string;
  payment_year: number;
  /** The number of diagnoses with a category. */
  total: number;
  imported_by: string;
  imported_time: Date | string;
};

export type HccImportInput = {
  release_name: string;
  payment_year: number;
  codes: Array<HccCodeInput>;
};

export type HccCodeInput = {
  /** With or without its dot. */
  code: string;
  category: number;
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
  procedure_prices?: Field<Answer<Rows, 'PriceList', PriceList<Rows>>, {
    day: string;
    view: PriceView;
    search?: string | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  code_releases?: Field<Array<Answer<Rows, 'CodeRelease', CodeRelease>>>;
  hcc_categories?: Field<Array<Answer<Rows, 'HccDiagnosis', HccDiagnosis>>, { codes: Array<string> }>;
  hcc_release?: Field<Answer<Rows, 'HccRelease', HccRelease> | null>;
};

export type MutationResolvers<Rows = object> = {
  procedure_prices_save?: Field<number, { valid_from: string; prices: Array<ProcedurePriceInput> }>;
  procedure_prices_set?: Field<Answer<Rows, 'PriceListOutcome', PriceListOutcome<Rows>>, {
    input: PriceListInput;
    preview: boolean;
  }>;
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
  hcc_import?: Field<Answer<Rows, 'HccRelease', HccRelease>, { input: HccImportInput }>;
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
    PriceList: PriceList<Rows>;
    ProcedurePrice: ProcedurePrice;
    PriceListOutcome: PriceListOutcome<Rows>;
    PriceListChange: PriceListChange;
    PriceListProblem: PriceListProblem;
    CptModifier: CptModifier;
    CodeRelease: CodeRelease;
    HccDiagnosis: HccDiagnosis;
    HccRelease: HccRelease;
    CodeDeleted: CodeDeleted;
    CodeFavourite: CodeFavourite;
  }
>;
