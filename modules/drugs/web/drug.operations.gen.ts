// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindDrugNamesQueryVariables = Exact<{
  name: string;
  take?: number | null | undefined;
}>;


export type FindDrugNamesQuery = { search_drug_by_name: Array<{ Drug_Descriptor_Identifier: string, E_Prescribing_Name: string, brand_names: string, schedule: string | null, ingredients: Array<string> }> };

export type FindAllergySubstancesQueryVariables = Exact<{
  name: string;
  take?: number | null | undefined;
}>;


export type FindAllergySubstancesQuery = { search_allergy_substance: Array<string> };

export type DrugNamesReadQueryVariables = Exact<{
  names: Array<string> | string;
}>;


export type DrugNamesReadQuery = { drug_names_read: Array<{ name: string, is_coded: boolean, read_as: Array<string> }> };

export type DrugCoverageQueryVariables = Exact<{ [key: string]: never; }>;


export type DrugCoverageQuery = { drug_coverage: { text: string, as_of: string | null, sources: Array<{ id: string, kind: string, source: string, release_name: string, as_of: string | null, is_starter: boolean, is_whole: boolean, total: number, added: number, revised: number, retired: number, imported_by: string | null, imported_time: string }> } };

export type DrugInfoQueryVariables = Exact<{
  id: string;
}>;


export type DrugInfoQuery = { drug_info: { Drug_Descriptor_Identifier: string, E_Prescribing_Name: string, Representative_NDC: string | null, Strength: string, Strength_Unit_of_Measure: string, Route_of_Administration: string, Dosage_Form_Description: string, Controlled_Substance_Code_Abbreviation: string, Controlled_Substance_Code_Description: string, brand_names: string, ingredients: Array<string> } | null };


export const FindDrugNamesDocument: ApiDocument<FindDrugNamesQuery, FindDrugNamesQueryVariables> = {
  service: 'drug',
  name: 'FindDrugNames',
  query: "query FindDrugNames($name: String!, $take: Int) {\n  search_drug_by_name(name: $name, take: $take) {\n    Drug_Descriptor_Identifier\n    E_Prescribing_Name\n    brand_names\n    schedule\n    ingredients\n  }\n}",
};

export const FindAllergySubstancesDocument: ApiDocument<FindAllergySubstancesQuery, FindAllergySubstancesQueryVariables> = {
  service: 'drug',
  name: 'FindAllergySubstances',
  query: "query FindAllergySubstances($name: String!, $take: Int) {\n  search_allergy_substance(name: $name, take: $take)\n}",
};

export const DrugNamesReadDocument: ApiDocument<DrugNamesReadQuery, DrugNamesReadQueryVariables> = {
  service: 'drug',
  name: 'DrugNamesRead',
  query: "query DrugNamesRead($names: [String!]!) {\n  drug_names_read(names: $names) {\n    name\n    is_coded\n    read_as\n  }\n}",
};

export const DrugCoverageDocument: ApiDocument<DrugCoverageQuery, DrugCoverageQueryVariables> = {
  service: 'drug',
  name: 'DrugCoverage',
  query: "query DrugCoverage {\n  drug_coverage {\n    text\n    as_of\n    sources {\n      id\n      kind\n      source\n      release_name\n      as_of\n      is_starter\n      is_whole\n      total\n      added\n      revised\n      retired\n      imported_by\n      imported_time\n    }\n  }\n}",
};

export const DrugInfoDocument: ApiDocument<DrugInfoQuery, DrugInfoQueryVariables> = {
  service: 'drug',
  name: 'DrugInfo',
  query: "query DrugInfo($id: String!) {\n  drug_info(drug_descriptor_identifier: $id) {\n    Drug_Descriptor_Identifier\n    E_Prescribing_Name\n    Representative_NDC\n    Strength\n    Strength_Unit_of_Measure\n    Route_of_Administration\n    Dosage_Form_Description\n    Controlled_Substance_Code_Abbreviation\n    Controlled_Substance_Code_Description\n    brand_names\n    ingredients\n  }\n}",
};
