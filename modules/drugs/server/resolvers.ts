import { checkPage } from '#platform/check-input.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/drug.gen.ts';
import { scheduleWords } from '../rules/index.ts';
import type { Drug } from './drugs.sql.ts';
import { findByDescription, findSubstances, readDrugs } from './find-drugs.ts';
import { loadDrugs } from './load-drugs.ts';
import { coverageOf } from './read-coverage.ts';
import { recogniseNames } from './recognise-names.ts';
import { readReleases } from './releases.sql.ts';

const LONGEST_SEARCH = 200;
const MOST_FOUND = 50;
const MOST_NAMES = 200;
const LONGEST_NAME = 500;

interface Rows {
  DrugName: Drug;
  DrugInfo: Drug;
}

/** Resolvers of the drug service. */
export const drug: Resolvers<Rows> = {
  Query: {
    search_drug_by_name: (_parent, { name, take }, ctx) =>
      checkSearch('name', name, take ?? 20) ?? loadDrugs(ctx.app, { search: name, take: take ?? 20 }),
    search_drug_info_by_description: (_parent, { input: { description, take } }, ctx) =>
      checkSearch('input.description', description, take ?? 20) ??
      findByDescription(db(ctx), { search: description, take: take ?? 20 }),
    drug_info: async (_parent, { drug_descriptor_identifier: id }, ctx) =>
      (await readDrugs(db(ctx), [id])).get(id) ?? null,
    search_allergy_substance: (_parent, { name, take }, ctx) =>
      checkSearch('name', name, take ?? 20) ?? findSubstances(db(ctx), name, take ?? 20),
    drug_names_read: (_parent, { names }, ctx) => {
      const tooMuch = names.length > MOST_NAMES || names.some((name) => name.length > LONGEST_NAME);
      if (tooMuch) return invalid([{ path: 'names', message: `Enter at most ${MOST_NAMES} names.` }]);
      return recogniseNames(db(ctx), names);
    },
    drug_coverage: async (_parent, _args, ctx) => {
      const sources = await readReleases(db(ctx));
      const { text, asOf } = coverageOf(sources);
      return { text, as_of: asOf, sources };
    },
  },
  DrugName: {
    Drug_Descriptor_Identifier: ({ id }) => id,
    E_Prescribing_Name: ({ name }) => name,
  },
  // Field names of the industry's compendium.
  DrugInfo: {
    Drug_Descriptor_Identifier: ({ id }) => id,
    E_Prescribing_Name: ({ name }) => name,
    Representative_NDC: ({ ndc }) => ndc,
    Strength: ({ strength }) => strength,
    Strength_Unit_of_Measure: ({ strength_unit }) => strength_unit,
    Route_of_Administration: ({ route }) => route,
    Dosage_Form: ({ dosage_form }) => dosage_form,
    Dosage_Form_Description: ({ dosage_form_description }) => dosage_form_description,
    Controlled_Substance_Code: ({ schedule }) => scheduleWords(schedule).code,
    Controlled_Substance_Code_Abbreviation: ({ schedule }) => scheduleWords(schedule).abbreviation,
    Controlled_Substance_Code_Description: ({ schedule }) => scheduleWords(schedule).description,
  },
};

function checkSearch(path: string, text: string, take: number): DomainError | null {
  if (text.length > LONGEST_SEARCH) return invalid([{ path, message: `Enter at most ${LONGEST_SEARCH} characters.` }]);
  return checkPage(take, 0, MOST_FOUND);
}
