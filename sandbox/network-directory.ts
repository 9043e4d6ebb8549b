import { createHash } from 'node:crypto';
import { sandboxPharmacies } from './network-pharmacies.ts';
import { blockOf, escapeXml } from './network-xml.ts';

const COLUMNS = [
  'NCPDPID',
  'NPI',
  'OrganizationName',
  'OrganizationType',
  'StandardizedAddressLine1',
  'City',
  'StateProvince',
  'PostalCode',
  'PrimaryTelephone',
  'Fax',
  'DirectorySpecialtyName',
  'ActiveStartTime',
  'ActiveEndTime',
  'ServiceLevel',
];

/** Returns the directory of pharmacies as a file: headings, then one line each, separated by pipes. */
export function pharmacyFile(): string {
  const lines = sandboxPharmacies().map((each) =>
    [
      each.ncpdpId,
      each.npi,
      each.name,
      each.type,
      each.line1,
      each.city,
      each.state,
      each.zip,
      each.phone,
      each.fax,
      each.specialty,
      each.activeStart,
      each.activeEnd,
      each.serviceLevel,
    ].join('|'),
  );
  return `${[COLUMNS.join('|'), ...lines].join('\n')}\n`;
}

/** Responds to a request to the directory of prescribers: a stable number for each NPI at each location. */
export function answerDirectory(xml: string): string {
  const text = (name: string): string => blockOf(xml, name).replaceAll(/<[^>]*>/g, '');
  const npi = text('NPI');
  const [line1, zip] = [text('AddressLine1'), text('PostalCode')];
  if (npi === '' || line1 === '' || zip === '') return directoryMessage(error('900', 'NPI and address are required.'));
  // A prescriber that the directory rejects, to show what happens then.
  if (/^Refused$/i.test(text('LastName')))
    return directoryMessage(error('601', 'The prescriber is not licensed here.'));
  const known = text('SPI');
  const spi = known === '' ? spiOf(npi, `${line1} ${zip}`) : known;
  const levels = [...blockOf(xml, 'ServiceLevels').matchAll(/<ServiceLevel>([^<]*)<\/ServiceLevel>/g)].map(
    (each) => each[0],
  );
  const information = `<DirectoryInformation><SPI>${spi}</SPI><ServiceLevels>${levels.join('')}</ServiceLevels></DirectoryInformation>`;
  return directoryMessage(`<ProviderLocationResponse><Provider>${information}</Provider></ProviderLocationResponse>`);
}

/** Returns thirteen digits: ten for the prescriber, three for the location. */
function spiOf(npi: string, place: string): string {
  const digits = (value: string, count: number): string =>
    (BigInt(`0x${createHash('sha256').update(value).digest('hex').slice(0, 15)}`) % 10n ** BigInt(count))
      .toString()
      .padStart(count, '0');
  return `6${digits(npi, 9)}${digits(`${npi} ${place}`, 3)}`;
}

const error = (code: string, description: string): string =>
  `<Error><Code>${code}</Code><Description>${escapeXml(description)}</Description></Error>`;

const directoryMessage = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><DirectoryMessage><Header></Header><Body>${body}</Body></DirectoryMessage>`;
