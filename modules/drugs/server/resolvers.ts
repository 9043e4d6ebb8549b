import { checkPage } from '#platform/check-input.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { DrugInfo, Resolvers } from '../api/drug.gen.ts';
import { scheduleWords } from '../rules/index.ts';
import type { Drug } from './drugs.sql.ts';
import { findByDescription, findDrugs, findSubstances, readDrugs } from './find-drugs.ts';
import { coverageOf } from './read-coverage.ts';
import { recogniseNames } from './recognise-names.ts';
import { readReleases } from './releases.sql.ts';

const LONGEST_SEARCH = 200;
const MOST_FOUND = 50;
const MOST_NAMES = 200;
const LONGEST_NAME = 500;

/** Resolvers of the service drug. */
export const drug: Resolvers = {
  Query: {
    search_drug_by_name: async (_parent, { name, take }, { app }) => {
      const error = checkSearch('name', name, take ?? 20);
      if (error !== null) return error;
      const found = await findDrugs(app.database.kysely, { search: name, take: take ?? 20 });
      return found.map((each) => ({
        Drug_Descriptor_Identifier: each.id,
        E_Prescribing_Name: each.name,
        brand_names: each.brand_names,
        schedule: each.schedule,
        ingredients: each.ingredients,
      }));
    },
    search_drug_info_by_description: async (_parent, { input: { description, take } }, { app }) => {
      const error = checkSearch('input.description', description, take ?? 20);
      if (error !== null) return error;
      const found = await findByDescription(app.database.kysely, { search: description, take: take ?? 20 });
      return found.map(shapeInfo);
    },
    drug_info: async (_parent, { drug_descriptor_identifier: id }, { app }) => {
      const found = (await readDrugs(app.database.kysely, [id])).get(id);
      return found === undefined ? null : shapeInfo(found);
    },
    search_allergy_substance: async (_parent, { name, take }, { app }) =>
      checkSearch('name', name, take ?? 20) ?? findSubstances(app.database.kysely, name, take ?? 20),
    drug_names_read: async (_parent, { names }, { app }) => {
      const tooMuch = names.length > MOST_NAMES || names.some((name) => name.length > LONGEST_NAME);
      if (tooMuch) return invalid([{ path: 'names', message: `At most ${MOST_NAMES} names are expected.` }]);
      return recogniseNames(app.database.kysely, names);
    },
    drug_coverage: async (_parent, _args, { app }) => {
      const sources = await readReleases(app.database.kysely);
      const { text, asOf } = coverageOf(sources);
      return { text, as_of: asOf, sources };
    },
  },
};

function checkSearch(path: string, text: string, take: number): DomainError | null {
  if (text.length > LONGEST_SEARCH)
    return invalid([{ path, message: `At most ${LONGEST_SEARCH} characters are expected.` }]);
  return checkPage(take, 0, MOST_FOUND);
}

/** A product as the industry's compendium spells its fields. */
export function shapeInfo(drug: Drug): DrugInfo {
  const { code, abbreviation, description } = scheduleWords(drug.schedule);
  return {
    Drug_Descriptor_Identifier: drug.id,
    E_Prescribing_Name: drug.name,
    Representative_NDC: drug.ndc,
    Strength: drug.strength,
    Strength_Unit_of_Measure: drug.strength_unit,
    Route_of_Administration: drug.route,
    Dosage_Form: drug.dosage_form,
    Dosage_Form_Description: drug.dosage_form_description,
    Controlled_Substance_Code: code,
    Controlled_Substance_Code_Abbreviation: abbreviation,
    Controlled_Substance_Code_Description: description,
    brand_names: drug.brand_names,
    ingredients: drug.ingredients,
  };
}
