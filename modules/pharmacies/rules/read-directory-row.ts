/** A pharmacy in the directory file. */
export interface DirectoryRow {
  ncpdp_id: string;
  npi: string | null;
  organization_name: string;
  organization_type: string;
  address_line1: string;
  address_line2: string | null;
  city: string;
  state_province: string;
  postal_code: string;
  primary_telephone: string;
  fax: string | null;
  directory_specialty_name: string | null;
  active_start_time: string | null;
  active_end_time: string | null;
  service_level: string | null;
}

// The normalized headers of each column in known files; the first one present is used.
const COLUMNS: Readonly<Record<keyof DirectoryRow, readonly string[]>> = {
  ncpdp_id: ['ncpdpid', 'ncpdpproviderid', 'providerid'],
  npi: ['npi', 'nationalproviderid'],
  organization_name: ['organizationname', 'storename', 'businessname', 'legalbusinessname'],
  organization_type: ['organizationtype', 'dispenserclass'],
  address_line1: ['standardizedaddressline1', 'addressline1', 'address1'],
  address_line2: ['standardizedaddressline2', 'addressline2', 'address2'],
  city: ['city', 'standardizedcity'],
  state_province: ['stateprovince', 'state', 'standardizedstateprovince'],
  postal_code: ['postalcode', 'zip', 'zipcode', 'standardizedpostalcode'],
  primary_telephone: ['primarytelephone', 'telephone', 'phone', 'phoneprimary'],
  fax: ['fax', 'faxnumber'],
  directory_specialty_name: ['directoryspecialtyname', 'specialtyname', 'specialtytype1', 'dispensertype'],
  active_start_time: ['activestarttime', 'storeopendate', 'activestart'],
  active_end_time: ['activeendtime', 'storeclosuredate', 'activeend'],
  service_level: ['servicelevel', 'servicelevels'],
};

/**
 * Parses a row of a directory file by its headers, however they are written; null if it contains no pharmacy that can
 * receive messages.
 */
export function readDirectoryRow(row: Readonly<Record<string, string>>): DirectoryRow | null {
  const cells = new Map(
    Object.entries(row).map(([name, value]) => [name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), value.trim()]),
  );
  const cell = (column: keyof DirectoryRow, most: number): string | null => {
    const text = COLUMNS[column].map((name) => cells.get(name)).find((value) => value !== undefined && value !== '');
    return text === undefined ? null : text.replaceAll('\0', '').slice(0, most);
  };
  const read: DirectoryRow = {
    ncpdp_id: cell('ncpdp_id', 20) ?? '',
    npi: cell('npi', 10),
    organization_name: cell('organization_name', 200) ?? '',
    organization_type: cell('organization_type', 40) ?? 'Pharmacy',
    address_line1: cell('address_line1', 200) ?? '',
    address_line2: cell('address_line2', 200),
    city: cell('city', 80) ?? '',
    state_province: (cell('state_province', 2) ?? '').toUpperCase(),
    postal_code: (cell('postal_code', 10) ?? '').replaceAll(/\D/g, ''),
    primary_telephone: (cell('primary_telephone', 25) ?? '').replaceAll(/\D/g, ''),
    fax: cell('fax', 25)?.replaceAll(/\D/g, '') ?? null,
    directory_specialty_name: cell('directory_specialty_name', 80),
    active_start_time: instant(cell('active_start_time', 40)),
    active_end_time: instant(cell('active_end_time', 40)),
    service_level: cell('service_level', 200),
  };
  const isWhole =
    /^\d{7}$/.test(read.ncpdp_id) && read.organization_name !== '' && /^\d{5}(\d{4})?$/.test(read.postal_code);
  return isWhole ? read : null;
}

function instant(text: string | null): string | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
