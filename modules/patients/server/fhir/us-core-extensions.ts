import type { Coding, Extension } from 'fhir/r4';
import { coding } from '#platform/fhir/build-elements.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';

interface Category {
  part: 'detailed' | 'ombCategory';
  coding: Coding;
}

const category = (code: string, display: string): Category => ({
  part: 'ombCategory',
  coding: coding(SYSTEMS.race, code, display),
});

/** Categories of the OMB by the clinic's words; CDC Race and Ethnicity codes. What has no category is text alone. */
const RACES: Readonly<Record<string, Category>> = {
  'American Indian or Alaska Native': category('1002-5', 'American Indian or Alaska Native'),
  Asian: category('2028-9', 'Asian'),
  'Black or African American': category('2054-5', 'Black or African American'),
  'Middle Eastern or North African': {
    part: 'detailed',
    coding: coding(SYSTEMS.race, '2118-8', 'Middle Eastern or North African'),
  },
  'Native Hawaiian or Other Pacific Islander': category('2076-8', 'Native Hawaiian or Other Pacific Islander'),
  White: category('2106-3', 'White'),
  'Declined to answer': { part: 'ombCategory', coding: coding(SYSTEMS.nullFlavor, 'ASKU', 'asked but unknown') },
};
const ETHNICITIES: Readonly<Record<string, Category>> = {
  'Hispanic or Latino': category('2135-2', 'Hispanic or Latino'),
  'Not Hispanic or Latino': category('2186-5', 'Not Hispanic or Latino'),
};
const BIRTH_SEXES: Readonly<Record<string, string>> = { Female: 'F', Male: 'M', Other: 'OTH', Unknown: 'UNK' };

/** Returns race, ethnicity and sex at birth as extensions of US Core, as far as they are known. */
export function usCoreExtensions(patient: {
  race: string | null;
  ethnicity: string | null;
  gender_at_birth: string | null;
}): Extension[] {
  const birthSex = BIRTH_SEXES[patient.gender_at_birth ?? ''];
  return [
    ...categoryExtension('us-core-race', patient.race, RACES),
    ...categoryExtension('us-core-ethnicity', patient.ethnicity, ETHNICITIES),
    ...(birthSex === undefined ? [] : [{ url: usCore('us-core-birthsex'), valueCode: birthSex }]),
  ];
}

function categoryExtension(
  name: string,
  text: string | null,
  categories: Readonly<Record<string, Category>>,
): Extension[] {
  if (!text) return [];
  const known = Object.hasOwn(categories, text) ? categories[text] : undefined;
  const parts: Extension[] = known === undefined ? [] : [{ url: known.part, valueCoding: known.coding }];
  return [{ url: usCore(name), extension: [...parts, { url: 'text', valueString: text }] }];
}

/** Returns the clinic’s word for a race or ethnicity by its code; undefined for other codes. */
export function raceAndEthnicityOf(code: string | undefined): string | undefined {
  const all = [...Object.entries(RACES), ...Object.entries(ETHNICITIES)];
  return all.find(([, known]) => known.coding.code === code)?.[0];
}
