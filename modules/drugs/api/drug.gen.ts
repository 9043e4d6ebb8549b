// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type DrugNameRead = {
  name: string;
  /** Exactly in the compendium, or every word is known; everything else is free text, which can't be checked reliably. */
  is_coded: boolean;
  /** Recognized ingredients and classes. */
  read_as: Array<string>;
};

export type DrugDescriptionInput = {
  description: string;
  /** At most 50. */
  take?: number | null | undefined;
};

export type DrugName = {
  Drug_Descriptor_Identifier: string;
  E_Prescribing_Name: string;
  /** Brand names. */
  brand_names: string;
  /** II, III, IV or V; null if not controlled. */
  schedule?: string | null;
  ingredients: Array<string>;
};

/** An entry of the compendium, with the field names of the industry's compendium. */
export type DrugInfo = {
  Drug_Descriptor_Identifier: string;
  E_Prescribing_Name: string;
  /** Eleven digits; null if no list contains one. */
  Representative_NDC?: string | null;
  Strength: string;
  Strength_Unit_of_Measure: string;
  Route_of_Administration: string;
  Dosage_Form: string;
  Dosage_Form_Description: string;
  Controlled_Substance_Code: string;
  Controlled_Substance_Code_Abbreviation: string;
  /** N/A if not controlled. */
  Controlled_Substance_Code_Description: string;
  brand_names: string;
  ingredients: Array<string>;
};

export type DrugCoverage<Rows = object> = {
  /** As a sentence. */
  text: string;
  /** The oldest date of a list; null if there is none. */
  as_of?: string | null;
  sources: Array<Answer<Rows, 'DrugRelease', DrugRelease>>;
};

export type DrugRelease = {
  id: string;
  /** products, interactions or knowledge. */
  kind: string;
  source: string;
  release_name: string;
  as_of?: string | null;
  is_starter: boolean;
  is_whole: boolean;
  total: number;
  added: number;
  revised: number;
  retired: number;
  imported_by?: string | null;
  imported_time: Date | string;
};

export type QueryResolvers<Rows = object> = {
  search_drug_by_name?: Field<Array<Answer<Rows, 'DrugName', DrugName>>, { name: string; take: number | null }>;
  search_drug_info_by_description?: Field<Array<Answer<Rows, 'DrugInfo', DrugInfo>>, { input: DrugDescriptionInput }>;
  drug_info?: Field<Answer<Rows, 'DrugInfo', DrugInfo> | null, { drug_descriptor_identifier: string }>;
  search_allergy_substance?: Field<Array<string>, { name: string; take: number | null }>;
  drug_names_read?: Field<Array<Answer<Rows, 'DrugNameRead', DrugNameRead>>, { names: Array<string> }>;
  drug_coverage?: Field<Answer<Rows, 'DrugCoverage', DrugCoverage<Rows>>>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    DrugNameRead: DrugNameRead;
    DrugName: DrugName;
    DrugInfo: DrugInfo;
    DrugCoverage: DrugCoverage<Rows>;
    DrugRelease: DrugRelease;
  }
>;
