import * as z from 'zod';
import { countryCode } from './countries.ts';
import { emptyableLine, requiredLine } from './form-fields.ts';
import { addressLimits as limits } from './patient-limits.ts';
import { normalizePostalCode } from './postal-code.ts';
import { stateCode } from './us-states.ts';

const fields = z.object({
  address_line1: requiredLine('Address line 1', limits.address_line1, 'This field is required'),
  address_line2: emptyableLine('Address line 2', limits.address_line2).optional(),
  city: requiredLine('City', limits.city, 'City is required'),
  state_or_provice: requiredLine('State', limits.state_or_provice, 'State is required'),
  postal_code: requiredLine('Postal code', limits.postal_code, 'Postal code is required'),
  country: emptyableLine('Country', limits.country).optional(),
});

const postalForms: Readonly<Record<string, string>> = {
  US: 'Please enter a ZIP code as 02139 or 02139-1234',
  CA: 'Please enter a postal code as K1A 0B1',
};

/**
 * An address as the form or the wire gives it → as it is kept: country as a two-letter code (US where it is left out),
 * the state of the United States and Canada as its code, the postal code as that country's post writes it.
 */
export const addressInput = fields.transform((address, context) => {
  const country = countryCode(address.country ?? 'US');
  const issue = (path: string, message: string): never => {
    context.addIssue({ code: 'custom', message, path: [path] });
    return z.NEVER;
  };
  if (country === null) return issue('country', 'Please choose a country');
  const hasCodes = country === 'US' || country === 'CA';
  const state = hasCodes ? stateCode(address.state_or_provice, country) : address.state_or_provice;
  const postalCode = normalizePostalCode(address.postal_code, country);
  if (state === null)
    issue('state_or_provice', country === 'CA' ? 'Please choose a province' : 'Please choose a state');
  if (postalCode === null) issue('postal_code', postalForms[country] ?? 'Please check the postal code');
  if (state === null || postalCode === null) return z.NEVER;
  return {
    address_line1: address.address_line1,
    address_line2: address.address_line2 ?? null,
    city: address.city,
    state_or_provice: state,
    postal_code: postalCode,
    country,
  };
});

/** An address as it is kept. */
export type AddressFields = z.output<typeof addressInput>;
