import * as z from 'zod/mini';
import { mail, site } from '#values/web-address.ts';
import { phone } from '#values/phone.ts';
import { line, optionalLine } from '#values/line.ts';

// The NUCC's Health Care Provider Taxonomy: three digits, six characters, and a final X.
const TAXONOMY = /^\d{3}[0-9A-Z]{6}X$/;
const ZIP = /^\d{5}(-\d{4})?$/;

const isUnitedStates = (country: string | null): boolean =>
  country === null || /^(us|usa|united states( of america)?)$/i.test(country);

/** The input of a practice: only its name is required. */
export const practiceInput = z
  .object({
    practice_name: line(120, 'Practice name is required'),
    address_line1: optionalLine(120),
    address_line2: optionalLine(120),
    city: optionalLine(80),
    state_or_province: optionalLine(60),
    country: optionalLine(60),
    post_code: optionalLine(12),
    office_phone: phone(),
    mobile_phone: phone(),
    fax: phone(),
    email: mail(),
    website: site(),
    contact_person_name: optionalLine(120),
    taxonomy_code: optionalLine(10, {
      read: (text) => text.replaceAll(' ', '').toUpperCase(),
      fits: (text) => TAXONOMY.test(text),
      message: 'Enter a taxonomy code with ten characters, ending with X, e.g. 207Q00000X',
    }),
  })
  .check(
    z.refine(({ country, post_code: code }) => code === null || !isUnitedStates(country) || ZIP.test(code), {
      path: ['post_code'],
      error: 'Enter a ZIP code, e.g. 02131 or 02131-4009',
    }),
  );

/** The fields of a practice as stored. */
export type PracticeFields = z.output<typeof practiceInput>;
