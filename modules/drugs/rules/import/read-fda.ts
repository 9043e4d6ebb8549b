import { scheduleOf, type Schedule } from '../controlled/controlled.ts';
import { DOSAGE_FORMS, readForm, readRoute } from '../dosage-form.ts';
import { foldDrug, ingredientName, readNdc } from '../drug-text.ts';
import type { StagedPackage, StagedProduct } from './staged-drug.ts';

type Cells = Readonly<Record<string, string>>;

/**
 * Reads a row of the FDA's product.txt; a sentence if it is invalid, null if it is no longer marketed. `today` is
 * YYYYMMDD.
 */
export function readFdaProduct(cells: Cells, today: string): StagedProduct | string | null {
  const end = (cells.ENDMARKETINGDATE ?? '').trim();
  if ((cells.NDC_EXCLUDE_FLAG ?? '').trim().toUpperCase() === 'Y' || (end !== '' && end < today)) return null;
  const generic = squeeze(cells.NONPROPRIETARYNAME ?? '');
  const brand = squeeze(cells.PROPRIETARYNAME ?? '') || generic;
  if (brand === '') return 'The name is missing.';
  const substances = splitList(cells.SUBSTANCENAME ?? '') || [];
  const parts = substances.length > 0 ? substances : generic.split(/, and |, | and /i);
  const ingredients = [...new Set(parts.map((part) => ingredientName(part)).filter((part) => part !== ''))];
  const code = readNdcStem(cells.PRODUCTNDC ?? '');
  if (code === null) return 'PRODUCTNDC is not a valid labeler and product NDC.';
  const { strength, unit } = readFdaStrength(cells.ACTIVE_NUMERATOR_STRENGTH ?? '', cells.ACTIVE_INGRED_UNIT ?? '');
  const formText = squeeze(cells.DOSAGEFORMNAME ?? '');
  const route = readRoute(cells.ROUTENAME ?? '');
  const known = readForm(`${formText} ${route}`);
  const form = known === null ? { code: '', title: sentence(formText) } : DOSAGE_FORMS[known];
  const isBrand =
    !ingredients.some((each) => foldDrug(brand).includes(foldDrug(each))) && foldDrug(brand) !== foldDrug(generic);
  const name = isBrand ? sentence(brand) : sentence(ingredients.join('-'));
  return {
    title: [name, strength, unit, form.title.toLowerCase()].filter((part) => part !== '').join(' '),
    name,
    isBrand,
    ingredients,
    strength,
    unit,
    route,
    formCode: form.code,
    formTitle: form.title,
    isPill: false,
    schedule: readSchedule(cells.DEASCHEDULE ?? '', ingredients),
    rxcui: null,
    group: null,
    ndc9: [code],
    words: `${brand} ${generic}`,
    isNamed: isBrand && /prescription/i.test(cells.PRODUCTTYPENAME ?? ''),
  };
}

/** Reads a row of the FDA's package.txt. */
export function readFdaPackage(cells: Cells): StagedPackage | string {
  const ndc = readNdc(cells.NDCPACKAGECODE ?? '');
  return ndc === null
    ? 'NDCPACKAGECODE is not a valid NDC.'
    : { ndc, description: squeeze(cells.PACKAGEDESCRIPTION ?? '').slice(0, 300) };
}

/** Reads a schedule from a file (CII, 2, II), or else that of a single ingredient; a blank means not controlled. */
export function readSchedule(text: string, ingredients: readonly string[]): Schedule | null {
  const word = text.trim().toUpperCase().replace(/^C-?/, '');
  const told = ({ '1': 'I', '2': 'II', '3': 'III', '4': 'IV', '5': 'V' } as Record<string, Schedule>)[word] ?? word;
  if (['I', 'II', 'III', 'IV', 'V'].includes(told)) return told as Schedule;
  return ingredients.length === 1 ? scheduleOf(ingredients[0]!) : null;
}

// Labeler and product: 4-4, 5-3 or 5-4 digits, padded to 5-4.
function readNdcStem(text: string): string | null {
  const [, labeler, product] = /^(\d{4,5})-(\d{3,4})$/.exec(text.trim()) ?? [];
  return labeler === undefined || product === undefined ? null : labeler.padStart(5, '0') + product.padStart(4, '0');
}

// "10; 20" with "mg/1; mg/1", or "250" with "mg/5mL".
function readFdaStrength(numbers: string, units: string): { strength: string; unit: string } {
  const amounts = splitList(numbers).map((each) =>
    each
      .replace(/^\./, '0.')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  );
  const all = splitList(units).map((each) =>
    each
      .replace(/\/1$/, '')
      .replace(/\[.*\]/, '')
      .replace(/^ug\b/i, 'mcg')
      .replace(/(\d)mL/, '$1 mL')
      .trim(),
  );
  return {
    strength: amounts.join('-').slice(0, 80),
    unit: (all[0] ?? '').slice(0, 40),
  };
}

const splitList = (text: string): string[] =>
  text
    .split(';')
    .map(squeeze)
    .filter((part) => part !== '');

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const sentence = (text: string): string =>
  text.slice(0, 1).toUpperCase() + (text === text.toUpperCase() ? text.slice(1).toLowerCase() : text.slice(1));
