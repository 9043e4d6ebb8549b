import { DOSAGE_FORMS, readForm, readRoute, type FormKey } from '../dosage-form.ts';
import { ingredientName } from '../drug-text.ts';
import { readSchedule } from './read-fda.ts';
import type { StagedProduct } from './staged-drug.ts';

type Cells = Readonly<Record<string, string>>;

/**
 * Reads a row of RxTerms as published by the National Library of Medicine (pipe-delimited); null for suppressed and
 * retired ones.
 */
export function readRxTerms(cells: Cells): StagedProduct | string | null {
  if ((cells.SUPPRESS_FOR ?? '').trim() !== '' || (cells.IS_RETIRED ?? '').trim() !== '') return null;
  const rxcui = (cells.RXCUI ?? '').trim();
  const name = nameOf(cells.DISPLAY_NAME ?? cells.FULL_NAME ?? '');
  if (rxcui === '' || name === '') return 'RXCUI or DISPLAY_NAME is missing.';
  const generic = cells.FULL_GENERIC_NAME ?? '';
  const form = cells.RXN_DOSE_FORM ?? cells.NEW_DOSE_FORM ?? '';
  return staged({
    rxcui,
    name,
    isBrand: (cells.BRAND_NAME ?? '').trim() !== '',
    group: (cells.SXDG_RXCUI ?? '').trim() || null,
    ingredients: generic
      .split(' / ')
      .map((part) => part.replace(/\s+[\d.,]+ ?(mg|mcg|ml|unt|meq|%|g|hr|actuat|cells).*$/i, '')),
    strength: cells.STRENGTH ?? '',
    form: form || (cells.NEW_DOSE_FORM ?? ''),
    route: cells.ROUTE ?? form,
    schedule: '',
    synonym: cells.DISPLAY_NAME_SYNONYM ?? '',
  });
}

/**
 * Reads a row of a table derived from RxTerms: rxcui, name, kind, route_form, strength, ingredients separated by pipes,
 * dea_schedule, synonym.
 */
export function readRxTable(cells: Cells): StagedProduct | string | null {
  const [rxcui = '', name = ''] = [cells.rxcui?.trim(), cells.name?.trim()];
  if (rxcui === '' || name === '') return 'rxcui or name is missing.';
  return staged({
    rxcui,
    name,
    isBrand: /brand/i.test(cells.kind ?? ''),
    group: (cells.sxdg_rxcui ?? '').trim() || null,
    ingredients: (cells.ingredients ?? '').split('|'),
    strength: cells.strength ?? '',
    form: cells.route_form ?? '',
    route: cells.route_form ?? '',
    schedule: cells.dea_schedule ?? '',
    synonym: cells.synonym ?? '',
  });
}

interface RxRow {
  rxcui: string;
  name: string;
  isBrand: boolean;
  group: string | null;
  ingredients: string[];
  strength: string;
  form: string;
  route: string;
  schedule: string;
  synonym: string;
}

function staged(row: RxRow): StagedProduct {
  const { rxcui, isBrand, group } = row;
  const name = plainCase(row.name);
  const ingredients = [...new Set(row.ingredients.map(ingredientName).filter((part) => part !== ''))];
  const { strength, unit } = readAmount(row.strength);
  const isPill = /\bpill\b/i.test(row.form);
  const known = readForm(`${row.form} ${/\b(XR|ER|SR|XL|CR|LA|CD|24HR|12HR)\b/.test(row.name) ? 'extended' : ''}`);
  const form = isPill ? { code: 'PILL', title: 'Oral pill' } : formOf(known, row.form);
  const route = readRoute(
    /injectable/i.test(row.route)
      ? 'injection'
      : /(chewable|disintegrating|lozenge)/i.test(row.route)
        ? 'oral'
        : row.route,
  );
  return {
    title: [name, strength, unit, form.title.toLowerCase()].filter((part) => part !== '').join(' '),
    name,
    isBrand,
    ingredients,
    strength,
    unit,
    route: /shampoo|soap|pack/i.test(route) ? (/pack/i.test(route) ? '' : 'Topical') : route,
    formCode: form.code,
    formTitle: form.title,
    isPill,
    schedule: readSchedule(row.schedule, ingredients),
    rxcui,
    group,
    ndc9: [],
    words: row.synonym,
    isNamed: isBrand,
  };
}

const formOf = (key: FormKey | null, text: string): { code: string; title: string } =>
  key === null ? { code: '', title: text.trim() } : DOSAGE_FORMS[key];

// RxTerms writes brands in capitals and uses tall-man letters in similar names; brands are converted to normal case.
function plainCase(name: string): string {
  const text = name.replaceAll(/\s+/g, ' ').trim();
  return text === text.toUpperCase() && /[A-Z]{4}/.test(text)
    ? text
        .toLowerCase()
        .replaceAll(/(^|[ /-])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase())
    : text;
}

const nameOf = (display: string): string => display.replace(/\s*\([^()]*\)\s*$/, '').trim();

// "50-1,000 mg", "100 mg/5ml", "0.1%".
function readAmount(text: string): { strength: string; unit: string } {
  const [, strength, unit] = /^([\d.,-]+)\s*(.*)$/.exec(text.trim()) ?? [];
  if (strength === undefined) return { strength: '', unit: text.trim().slice(0, 40) };
  return {
    strength: strength.replaceAll(',', '').slice(0, 80),
    unit: (unit ?? '')
      .replace(/(\d)ml\b/i, '$1 mL')
      .replace(/\bml\b/i, 'mL')
      .replace(/\bunt\b/i, 'unit')
      .slice(0, 40),
  };
}
