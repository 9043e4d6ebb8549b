import * as z from 'zod/mini';
import { countryCode } from './countries.ts';
import { emptyableLine, requiredLine } from './form-fields.ts';
import { addressLimits as limits } from './patient-limits.ts';
import { normalizePostalCode } from './postal-code.ts';
import { stateCode } from './us-states.ts';

/** An address as stored. */
export interface AddressFields {
  address_line1: string;
  address_line2: string | null;
  city: string;
  /** A two-letter code in the United States and Canada. */
  state_or_provice: string;
  postal_code: string;
  /** Two letters. */
  country: string;
}

/**
 * Schema that normalizes an address from a form or API request to its stored form: country as a two-letter code
 * (default US), state as a code in the United States and Canada, postal code in the country's format.
 */
export function addressInput(): ReturnType<typeof buildAddressInput> {
  built ??= buildAddressInput();
  return built;
}

let built: ReturnType<typeof buildAddressInput> | undefined;

function buildAddressInput() {
  const typed = z.object({
    address_line1: requiredLine('Address line 1', limits.address_line1, 'This field is required'),
    address_line2: z.optional(emptyableLine('Address line 2', limits.address_line2)),
    city: requiredLine('City', limits.city, 'City is required'),
    state_or_provice: requiredLine('State', limits.state_or_provice, 'State is required'),
    postal_code: requiredLine('Postal code', limits.postal_code, 'Postal code is required'),
    country: z.optional(emptyableLine('Country', limits.country)),
  });
  const addressFields = z.transform((address: z.output<typeof typed>, context): AddressFields => {
    const issue = (path: string, message: string): void => {
      context.issues.push({ code: 'custom', message, path: [path], input: address });
    };
    const country = countryCode(address.country ?? 'US');
    if (country === null) {
      issue('country', 'Choose a country');
      return z.NEVER;
    }
    const state = readState(address.state_or_provice, country);
    const postalCode = normalizePostalCode(address.postal_code, country);
    if (state === null) issue('state_or_provice', `Choose a ${country === 'CA' ? 'province' : 'state'}`);
    if (postalCode === null) issue('postal_code', postalForms[country] ?? 'Check the postal code');
    return {
      address_line1: address.address_line1,
      address_line2: address.address_line2 ?? null,
      city: address.city,
      state_or_provice: state ?? '',
      postal_code: postalCode ?? '',
      country,
    };
  });
  return z.pipe(typed, addressFields);
}

const postalForms: Readonly<Record<string, string>> = {
  US: 'Enter a ZIP code, e.g. 02139 or 02139-1234',
  CA: 'Enter a postal code, e.g. K1A 0B1',
};

function readState(text: string, country: string): string | null {
  return country === 'US' || country === 'CA' ? stateCode(text, country) : text;
}
