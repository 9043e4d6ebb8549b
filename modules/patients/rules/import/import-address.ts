import { addressInput, type AddressFields } from '../address-input.ts';
import { countryCode } from '../countries.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportField } from './import-fields.ts';
import { normalizePostalCode, padZip } from '../postal-code.ts';
import { stateCode } from '../us-states.ts';

const parts = ['address_line1', 'address_line2', 'city', 'state', 'postal_code'] as const;
// If the postal code is missing, the other parts are validated with a placeholder.
const anyPostalCode: Readonly<Record<string, string>> = { US: '00000', CA: 'A0A 0A0' };

/**
 * Returns the country of a row's address and phones: its own, otherwise the one its state belongs to, otherwise
 * `fallback`.
 */
export function readRowCountry(row: ImportCells, fallback: string): string {
  const written = row.text('country');
  if (written !== '') {
    const code = countryCode(written);
    if (code !== null) return code;
    row.keep('country', 'country');
  }
  const state = row.text('state');
  const isCanadian = fallback === 'US' && stateCode(state, 'US') === null && stateCode(state, 'CA') !== null;
  return isCanadian ? 'CA' : fallback;
}

/**
 * Returns a row's address with padded ZIP codes and state codes; null if there is none. A missing postal code is stored
 * as "", since mail arrives without it; an address without street, city or state goes into the note.
 */
export function readRowAddress(row: ImportCells, country: string): AddressFields | null {
  if (parts.every((part) => row.text(part) === '')) return null;
  const postalCode = readPostalCode(row, country);
  const parsed = addressInput().safeParse({
    address_line1: row.text('address_line1'),
    address_line2: row.text('address_line2'),
    city: row.text('city'),
    state_or_provice: row.text('state'),
    postal_code: postalCode || (anyPostalCode[country] ?? '0'),
    country,
  });
  if (parsed.success) {
    if (postalCode === '')
      row.warn('postal_code', 'POSTAL_CODE_MISSING', 'has no postal code; the address was imported without it');
    return { ...parsed.data, postal_code: postalCode === '' ? '' : parsed.data.postal_code };
  }
  row.addNote(
    'Address',
    parts
      .map((part) => row.text(part))
      .filter(Boolean)
      .join(', '),
  );
  const field = fieldOf(parsed.error.issues[0]?.path[0]);
  row.warn(field, 'KEPT_IN_NOTE', 'makes the address incomplete; the address was saved in the note');
  return null;
}

function readPostalCode(row: ImportCells, country: string): string {
  const written = row.text('postal_code');
  // Spreadsheets turn an empty or unknown code into 0.
  if (/^0*$/.test(written)) return '';
  const code = normalizePostalCode(country === 'US' ? padZip(written) : written, country);
  if (code === null) row.keep('postal_code', `postal code of ${country}`);
  return code ?? '';
}

function fieldOf(path: PropertyKey | undefined): ImportField {
  if (path === 'state_or_provice') return 'state';
  return parts.find((part) => part === path) ?? 'address_line1';
}
