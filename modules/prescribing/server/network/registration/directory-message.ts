import type { LocationFields } from './prescribers.sql.ts';
import { elementAt, readXml, textAt, writeXml, type XmlTree } from '../../script/xml.ts';

/** A request to the network's prescriber directory. */
export type DirectoryRequest =
  | { kind: 'AddProviderLocation'; fields: LocationFields }
  | { kind: 'UpdateProviderLocation'; spi: string; fields: LocationFields; activeEndTime?: string };

/** The directory's response: the number and service levels, or its error. */
export type DirectoryAnswer = { spi: string; serviceLevel: string } | { code: string; description: string };

const ORDER: Readonly<Record<string, readonly string[]>> = {
  DirectoryMessage: ['Header', 'Body'],
  Header: ['To', 'From', 'MessageID', 'SentTime', 'SenderSoftware'],
  SenderSoftware: ['SenderSoftwareDeveloper', 'SenderSoftwareProduct', 'SenderSoftwareVersionRelease'],
  Body: ['AddProviderLocation', 'UpdateProviderLocation'],
  AddProviderLocation: ['Provider'],
  UpdateProviderLocation: ['Provider'],
  Provider: ['DirectoryInformation', 'Identification', 'PracticeLocation', 'Name', 'Address', 'CommunicationNumbers'],
  DirectoryInformation: ['SPI', 'ServiceLevels', 'ActiveEndTime'],
  ServiceLevels: ['ServiceLevel'],
  Identification: ['NPI'],
  PracticeLocation: ['BusinessName'],
  Name: ['LastName', 'FirstName'],
  Address: ['AddressLine1', 'City', 'StateProvince', 'PostalCode', 'CountryCode'],
  CommunicationNumbers: ['PrimaryTelephone', 'Fax'],
  PrimaryTelephone: ['Number'],
  Fax: ['Number'],
};
const EDITION = '20170715';
/** Service levels of our prescribers; controlled substances are not included. */
export const SERVICE_LEVELS = ['New', 'Refill', 'Change', 'Cancel'] as const;

/** Writes a directory request. */
export function writeDirectoryMessage(
  request: DirectoryRequest,
  { account, messageId, sentTime }: { account: string; messageId: string; sentTime: string },
): string {
  const tree: XmlTree = {
    '@DatatypesVersion': EDITION,
    '@TransportVersion': EDITION,
    '@TransactionDomain': 'DIRECTORY',
    '@TransactionVersion': EDITION,
    '@StructuresVersion': EDITION,
    '@ECLVersion': EDITION,
    Header: {
      To: { '@Qualifier': 'ZZZ', '#': 'DIRECTORY' },
      From: { '@Qualifier': 'ZZZ', '#': account },
      MessageID: messageId,
      SentTime: sentTime,
      SenderSoftware: {
        SenderSoftwareDeveloper: 'Salus',
        SenderSoftwareProduct: 'Salus',
        SenderSoftwareVersionRelease: '0.1',
      },
    },
    Body: { [request.kind]: { Provider: providerTree(request) } },
  };
  return writeXml('DirectoryMessage', tree, (name) => ORDER[name] ?? []);
}

/** Reads a directory response; null if it is unreadable. */
export function readDirectoryAnswer(text: string): DirectoryAnswer | null {
  const root = readXml(text);
  if (root === null || root.name !== 'DirectoryMessage') return null;
  const body = elementAt(root, 'Body')?.children[0];
  if (body?.name === 'Error')
    return { code: textAt(body, 'Code') ?? '900', description: textAt(body, 'Description') ?? 'No reason given.' };
  const information = elementAt(body, 'Provider/DirectoryInformation');
  const spi = textAt(information, 'SPI');
  if (spi === undefined || !/^\d{13}$/.test(spi)) return null;
  const levels = elementAt(information, 'ServiceLevels')?.children.map(({ text: level }) => level) ?? [];
  return { spi, serviceLevel: levels.join(',') };
}

function providerTree(request: DirectoryRequest): XmlTree {
  const { fields } = request;
  const update = request.kind === 'UpdateProviderLocation' ? request : null;
  return {
    DirectoryInformation: {
      SPI: update?.spi,
      ServiceLevels: { ServiceLevel: SERVICE_LEVELS.map((level) => ({ '#': level })) },
      ActiveEndTime: update?.activeEndTime,
    },
    Identification: { NPI: fields.npi },
    PracticeLocation: { BusinessName: fields.practice_name },
    Name: { LastName: fields.last_name, FirstName: fields.first_name },
    Address: {
      AddressLine1: fields.address_line1,
      City: fields.city,
      StateProvince: fields.state_province,
      PostalCode: fields.postal_code,
      CountryCode: 'US',
    },
    CommunicationNumbers: {
      PrimaryTelephone: { Number: fields.phone },
      Fax: fields.fax === null ? undefined : { Number: fields.fax },
    },
  };
}
