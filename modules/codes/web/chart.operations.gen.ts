// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PriceView =
  /** Procedures in use, and those with a price. */
  | 'Used'
  /** Procedures in use without a price. */
  | 'Missing'
  | 'All';

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

export type FoundDiagnosisFragment = { id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, access_level: string, billable: boolean, has_children: boolean, unspecified: boolean, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean };

export type FoundProcedureFragment = { id: string, cpt_code: string, cpt_code_type: string, official_name: string, access_level: string, price_cents: number | null, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean };

export type FindDiagnosesQueryVariables = Exact<{
  search: string;
  day?: string | null | undefined;
  problems?: Array<string> | string | null | undefined;
  take?: number | null | undefined;
}>;


export type FindDiagnosesQuery = { diagnosis_search: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, access_level: string, billable: boolean, has_children: boolean, unspecified: boolean, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean }> };

export type DiagnosisChildrenQueryVariables = Exact<{
  code: string;
  day?: string | null | undefined;
}>;


export type DiagnosisChildrenQuery = { diagnosis_children: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, access_level: string, billable: boolean, has_children: boolean, unspecified: boolean, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean }> };

export type FindProceduresQueryVariables = Exact<{
  search: string;
  day?: string | null | undefined;
  code_types?: Array<string> | string | null | undefined;
  take?: number | null | undefined;
}>;


export type FindProceduresQuery = { cpt_search: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, access_level: string, price_cents: number | null, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean }> };

export type FindModifiersQueryVariables = Exact<{
  search: string;
  day?: string | null | undefined;
  take?: number | null | undefined;
}>;


export type FindModifiersQuery = { cpt_modifiers: Array<{ modifier: string, name: string, standing: string }> };

export type ListDiagnosesQueryVariables = Exact<{
  search?: string | null | undefined;
  code_types?: Array<string> | string | null | undefined;
  favourites?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ListDiagnosesQuery = { fetch_all_icd: { count: number, list: Array<{ long_description: string, full_name: string, version: number | null, id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, access_level: string, billable: boolean, has_children: boolean, unspecified: boolean, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean }> } };

export type ListProceduresQueryVariables = Exact<{
  search?: string | null | undefined;
  code_types?: Array<string> | string | null | undefined;
  favourites?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ListProceduresQuery = { fetch_all_cpt: { count: number, list: Array<{ long_description: string, full_name: string, version: number | null, id: string, cpt_code: string, cpt_code_type: string, official_name: string, access_level: string, price_cents: number | null, valid_from: string | null, valid_to: string | null, standing: string, offered_as: string, searched_as: string | null, is_favourite: boolean, is_clinic_favourite: boolean }> } };

export type CodeReleasesQueryVariables = Exact<{ [key: string]: never; }>;


export type CodeReleasesQuery = { code_releases: Array<{ id: string, code_set: string, release_name: string, valid_from: string, is_starter: boolean, is_whole: boolean, total: number, added: number, revised: number, retired: number, imported_by: string | null, imported_time: string }> };

export type HccReleaseRowFragment = { id: string, release_name: string, payment_year: number, total: number, imported_by: string, imported_time: string };

export type HccCategoriesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type HccCategoriesQuery = { hcc_categories: Array<{ code: string, categories: Array<number> }> };

export type HccReleaseQueryVariables = Exact<{ [key: string]: never; }>;


export type HccReleaseQuery = { hcc_release: { id: string, release_name: string, payment_year: number, total: number, imported_by: string, imported_time: string } | null };

export type ImportHccMutationVariables = Exact<{
  input: HccImportInput;
}>;


export type ImportHccMutation = { hcc_import: { id: string, release_name: string, payment_year: number, total: number, imported_by: string, imported_time: string } };

export type CreateDiagnosisMutationVariables = Exact<{
  input: IcdDiagnosisInput;
}>;


export type CreateDiagnosisMutation = { diagnosis_create: { id: string } };

export type UpdateDiagnosisMutationVariables = Exact<{
  id: string;
  version: number;
  input: IcdDiagnosisInput;
}>;


export type UpdateDiagnosisMutation = { diagnosis_update: { id: string } };

export type DeleteDiagnosisMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteDiagnosisMutation = { diagnosis_delete: { id: string } };

export type CreateProcedureMutationVariables = Exact<{
  input: CptCodeInput;
}>;


export type CreateProcedureMutation = { cpt_create: { id: string } };

export type UpdateProcedureMutationVariables = Exact<{
  id: string;
  version: number;
  input: CptCodeInput;
}>;


export type UpdateProcedureMutation = { cpt_update: { id: string } };

export type DeleteProcedureMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteProcedureMutation = { cpt_delete: { id: string } };

export type SetCodeFavouriteMutationVariables = Exact<{
  kind: string;
  code_type: string;
  code: string;
  favourite: boolean;
  for_clinic?: boolean | null | undefined;
}>;


export type SetCodeFavouriteMutation = { code_favourite_set: { is_favourite: boolean, is_clinic_favourite: boolean } };

export type SortCodeFavouritesMutationVariables = Exact<{
  kind: string;
  keys: Array<string> | string;
}>;


export type SortCodeFavouritesMutation = { code_favourites_sort: Array<string> };

export type ProcedurePricesQueryVariables = Exact<{
  day: string;
  view: PriceView;
  search?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ProcedurePricesQuery = { procedure_prices: { count: number, missing: number, prices: Array<{ code_type: string, code: string, official_name: string, price_cents: number | null, valid_from: string | null, next_from: string | null, next_cents: number | null, in_use: boolean }> } };

export type SaveProcedurePricesMutationVariables = Exact<{
  valid_from: string;
  prices: Array<ProcedurePriceInput> | ProcedurePriceInput;
}>;


export type SaveProcedurePricesMutation = { procedure_prices_save: number };

export type SetPriceListMutationVariables = Exact<{
  input: PriceListInput;
  preview: boolean;
}>;


export type SetPriceListMutation = { procedure_prices_set: { unchanged: number, changes: Array<{ code_type: string, code: string, official_name: string, before: number | null, after: number }>, problems: Array<{ line: number, message: string }> } };


export const FindDiagnosesDocument: ApiDocument<FindDiagnosesQuery, FindDiagnosesQueryVariables> = {
  service: 'chart',
  name: 'FindDiagnoses',
  query: "query FindDiagnoses($search: String!, $day: Date, $problems: [String!], $take: Int) {\n  diagnosis_search(search: $search, day: $day, problems: $problems, take: $take) {\n    ...FoundDiagnosis\n  }\n}\nfragment FoundDiagnosis on IcdDiagnosis {\n  id\n  icd_code\n  icd_code_type\n  official_name\n  pmh_display_name\n  access_level\n  billable\n  has_children\n  unspecified\n  valid_from\n  valid_to\n  standing\n  offered_as\n  searched_as\n  is_favourite\n  is_clinic_favourite\n}",
};

export const DiagnosisChildrenDocument: ApiDocument<DiagnosisChildrenQuery, DiagnosisChildrenQueryVariables> = {
  service: 'chart',
  name: 'DiagnosisChildren',
  query: "query DiagnosisChildren($code: String!, $day: Date) {\n  diagnosis_children(code: $code, day: $day) {\n    ...FoundDiagnosis\n  }\n}\nfragment FoundDiagnosis on IcdDiagnosis {\n  id\n  icd_code\n  icd_code_type\n  official_name\n  pmh_display_name\n  access_level\n  billable\n  has_children\n  unspecified\n  valid_from\n  valid_to\n  standing\n  offered_as\n  searched_as\n  is_favourite\n  is_clinic_favourite\n}",
};

export const FindProceduresDocument: ApiDocument<FindProceduresQuery, FindProceduresQueryVariables> = {
  service: 'chart',
  name: 'FindProcedures',
  query: "query FindProcedures($search: String!, $day: Date, $code_types: [String!], $take: Int) {\n  cpt_search(search: $search, day: $day, code_types: $code_types, take: $take) {\n    ...FoundProcedure\n  }\n}\nfragment FoundProcedure on CptCode {\n  id\n  cpt_code\n  cpt_code_type\n  official_name\n  access_level\n  price_cents\n  valid_from\n  valid_to\n  standing\n  offered_as\n  searched_as\n  is_favourite\n  is_clinic_favourite\n}",
};

export const FindModifiersDocument: ApiDocument<FindModifiersQuery, FindModifiersQueryVariables> = {
  service: 'chart',
  name: 'FindModifiers',
  query: "query FindModifiers($search: String!, $day: Date, $take: Int) {\n  cpt_modifiers(search: $search, day: $day, take: $take) {\n    modifier\n    name\n    standing\n  }\n}",
};

export const ListDiagnosesDocument: ApiDocument<ListDiagnosesQuery, ListDiagnosesQueryVariables> = {
  service: 'chart',
  name: 'ListDiagnoses',
  query: "query ListDiagnoses($search: String, $code_types: [String!], $favourites: Boolean, $skip: Int, $take: Int) {\n  fetch_all_icd(\n    search: $search\n    code_types: $code_types\n    favourites: $favourites\n    skip: $skip\n    take: $take\n  ) {\n    count\n    list {\n      ...FoundDiagnosis\n      long_description\n      full_name\n      version\n    }\n  }\n}\nfragment FoundDiagnosis on IcdDiagnosis {\n  id\n  icd_code\n  icd_code_type\n  official_name\n  pmh_display_name\n  access_level\n  billable\n  has_children\n  unspecified\n  valid_from\n  valid_to\n  standing\n  offered_as\n  searched_as\n  is_favourite\n  is_clinic_favourite\n}",
};

export const ListProceduresDocument: ApiDocument<ListProceduresQuery, ListProceduresQueryVariables> = {
  service: 'chart',
  name: 'ListProcedures',
  query: "query ListProcedures($search: String, $code_types: [String!], $favourites: Boolean, $skip: Int, $take: Int) {\n  fetch_all_cpt(\n    search: $search\n    code_types: $code_types\n    favourites: $favourites\n    skip: $skip\n    take: $take\n  ) {\n    count\n    list {\n      ...FoundProcedure\n      long_description\n      full_name\n      version\n    }\n  }\n}\nfragment FoundProcedure on CptCode {\n  id\n  cpt_code\n  cpt_code_type\n  official_name\n  access_level\n  price_cents\n  valid_from\n  valid_to\n  standing\n  offered_as\n  searched_as\n  is_favourite\n  is_clinic_favourite\n}",
};

export const CodeReleasesDocument: ApiDocument<CodeReleasesQuery, CodeReleasesQueryVariables> = {
  service: 'chart',
  name: 'CodeReleases',
  query: "query CodeReleases {\n  code_releases {\n    id\n    code_set\n    release_name\n    valid_from\n    is_starter\n    is_whole\n    total\n    added\n    revised\n    retired\n    imported_by\n    imported_time\n  }\n}",
};

export const HccCategoriesDocument: ApiDocument<HccCategoriesQuery, HccCategoriesQueryVariables> = {
  service: 'chart',
  name: 'HccCategories',
  query: "query HccCategories($codes: [String!]!) {\n  hcc_categories(codes: $codes) {\n    code\n    categories\n  }\n}",
};

export const HccReleaseDocument: ApiDocument<HccReleaseQuery, HccReleaseQueryVariables> = {
  service: 'chart',
  name: 'HccRelease',
  query: "query HccRelease {\n  hcc_release {\n    ...HccReleaseRow\n  }\n}\nfragment HccReleaseRow on HccRelease {\n  id\n  release_name\n  payment_year\n  total\n  imported_by\n  imported_time\n}",
};

export const ImportHccDocument: ApiDocument<ImportHccMutation, ImportHccMutationVariables> = {
  service: 'chart',
  name: 'ImportHcc',
  query: "mutation ImportHcc($input: HccImportInput!) {\n  hcc_import(input: $input) {\n    ...HccReleaseRow\n  }\n}\nfragment HccReleaseRow on HccRelease {\n  id\n  release_name\n  payment_year\n  total\n  imported_by\n  imported_time\n}",
};

export const CreateDiagnosisDocument: ApiDocument<CreateDiagnosisMutation, CreateDiagnosisMutationVariables> = {
  service: 'chart',
  name: 'CreateDiagnosis',
  query: "mutation CreateDiagnosis($input: IcdDiagnosisInput!) {\n  diagnosis_create(input: $input) {\n    id\n  }\n}",
};

export const UpdateDiagnosisDocument: ApiDocument<UpdateDiagnosisMutation, UpdateDiagnosisMutationVariables> = {
  service: 'chart',
  name: 'UpdateDiagnosis',
  query: "mutation UpdateDiagnosis($id: ID!, $version: Int!, $input: IcdDiagnosisInput!) {\n  diagnosis_update(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteDiagnosisDocument: ApiDocument<DeleteDiagnosisMutation, DeleteDiagnosisMutationVariables> = {
  service: 'chart',
  name: 'DeleteDiagnosis',
  query: "mutation DeleteDiagnosis($id: ID!, $version: Int!) {\n  diagnosis_delete(id: $id, version: $version) {\n    id\n  }\n}",
};

export const CreateProcedureDocument: ApiDocument<CreateProcedureMutation, CreateProcedureMutationVariables> = {
  service: 'chart',
  name: 'CreateProcedure',
  query: "mutation CreateProcedure($input: CptCodeInput!) {\n  cpt_create(input: $input) {\n    id\n  }\n}",
};

export const UpdateProcedureDocument: ApiDocument<UpdateProcedureMutation, UpdateProcedureMutationVariables> = {
  service: 'chart',
  name: 'UpdateProcedure',
  query: "mutation UpdateProcedure($id: ID!, $version: Int!, $input: CptCodeInput!) {\n  cpt_update(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteProcedureDocument: ApiDocument<DeleteProcedureMutation, DeleteProcedureMutationVariables> = {
  service: 'chart',
  name: 'DeleteProcedure',
  query: "mutation DeleteProcedure($id: ID!, $version: Int!) {\n  cpt_delete(id: $id, version: $version) {\n    id\n  }\n}",
};

export const SetCodeFavouriteDocument: ApiDocument<SetCodeFavouriteMutation, SetCodeFavouriteMutationVariables> = {
  service: 'chart',
  name: 'SetCodeFavourite',
  query: "mutation SetCodeFavourite($kind: String!, $code_type: String!, $code: String!, $favourite: Boolean!, $for_clinic: Boolean) {\n  code_favourite_set(\n    kind: $kind\n    code_type: $code_type\n    code: $code\n    favourite: $favourite\n    for_clinic: $for_clinic\n  ) {\n    is_favourite\n    is_clinic_favourite\n  }\n}",
};

export const SortCodeFavouritesDocument: ApiDocument<SortCodeFavouritesMutation, SortCodeFavouritesMutationVariables> = {
  service: 'chart',
  name: 'SortCodeFavourites',
  query: "mutation SortCodeFavourites($kind: String!, $keys: [String!]!) {\n  code_favourites_sort(kind: $kind, keys: $keys)\n}",
};

export const ProcedurePricesDocument: ApiDocument<ProcedurePricesQuery, ProcedurePricesQueryVariables> = {
  service: 'chart',
  name: 'ProcedurePrices',
  query: "query ProcedurePrices($day: Date!, $view: PriceView!, $search: String, $skip: Int, $take: Int) {\n  procedure_prices(\n    day: $day\n    view: $view\n    search: $search\n    skip: $skip\n    take: $take\n  ) {\n    count\n    missing\n    prices {\n      code_type\n      code\n      official_name\n      price_cents\n      valid_from\n      next_from\n      next_cents\n      in_use\n    }\n  }\n}",
};

export const SaveProcedurePricesDocument: ApiDocument<SaveProcedurePricesMutation, SaveProcedurePricesMutationVariables> = {
  service: 'chart',
  name: 'SaveProcedurePrices',
  query: "mutation SaveProcedurePrices($valid_from: Date!, $prices: [ProcedurePriceInput!]!) {\n  procedure_prices_save(valid_from: $valid_from, prices: $prices)\n}",
};

export const SetPriceListDocument: ApiDocument<SetPriceListMutation, SetPriceListMutationVariables> = {
  service: 'chart',
  name: 'SetPriceList',
  query: "mutation SetPriceList($input: PriceListInput!, $preview: Boolean!) {\n  procedure_prices_set(input: $input, preview: $preview) {\n    changes {\n      code_type\n      code\n      official_name\n      before\n      after\n    }\n    unchanged\n    problems {\n      line\n      message\n    }\n  }\n}",
};
