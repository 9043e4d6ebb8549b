import { XMLParser } from 'fast-xml-parser';

/** What the sandbox's network reads of a message; the rest it hands on as it came. */
export interface NetworkMessage {
  kind: string;
  to: string;
  from: string;
  messageId: string;
  relatesTo: string;
  orderNumber: string;
  xml: string;
}

interface Parsed {
  Message?: {
    Header?: Record<string, string | { '#text'?: string }>;
    Body?: Record<string, unknown>;
  };
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: false });
const EDITION = '20170715';

/** Reads a message; null where it is none. */
export function readNetworkMessage(xml: string): NetworkMessage | null {
  try {
    const { Message: message } = parser.parse(xml) as Parsed;
    const text = (name: string): string => {
      const value = message?.Header?.[name];
      return typeof value === 'object' ? (value['#text'] ?? '') : (value ?? '');
    };
    const [kind] = Object.keys(message?.Body ?? {});
    if (kind === undefined || text('MessageID') === '') return null;
    return {
      kind,
      to: text('To'),
      from: text('From'),
      messageId: text('MessageID'),
      relatesTo: text('RelatesToMessageID'),
      orderNumber: text('PrescriberOrderNumber'),
      xml,
    };
  } catch {
    return null;
  }
}

/** An element of a message with all that is in it, as it came; empty where there is none. */
export function blockOf(xml: string, name: string): string {
  return new RegExp(`<${name}>[\\s\\S]*?</${name}>`).exec(xml)?.[0] ?? '';
}

/** A text as XML holds it. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Writes a message from one party to another. */
export function writeNetworkMessage(
  header: {
    to: string;
    from: string;
    messageId: string;
    relatesTo?: string;
    orderNumber?: string;
    rxReferenceNumber?: string;
    at: Date;
  },
  body: string,
): string {
  const optional = (name: string, value: string | undefined): string =>
    value === undefined || value === '' ? '' : `<${name}>${value}</${name}>`;
  const qualifierOf = (party: string): string => (party.length === 13 ? 'D' : party.length === 7 ? 'P' : 'M');
  const versions = ['Datatypes', 'Transport'].map((part) => `${part}Version="${EDITION}"`).join(' ');
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Message ${versions} TransactionDomain="SCRIPT" TransactionVersion="${EDITION}" ` +
    `StructuresVersion="${EDITION}" ECLVersion="${EDITION}"><Header><To Qualifier="${qualifierOf(header.to)}">${header.to}</To>` +
    `<From Qualifier="${qualifierOf(header.from)}">${header.from}</From><MessageID>${header.messageId}</MessageID>` +
    `${optional('RelatesToMessageID', header.relatesTo)}<SentTime>${header.at.toISOString()}</SentTime><SenderSoftware>` +
    '<SenderSoftwareDeveloper>Sandbox</SenderSoftwareDeveloper><SenderSoftwareProduct>Sandbox network</SenderSoftwareProduct>' +
    `<SenderSoftwareVersionRelease>1</SenderSoftwareVersionRelease></SenderSoftware>` +
    `${optional('RxReferenceNumber', header.rxReferenceNumber)}${optional('PrescriberOrderNumber', header.orderNumber)}</Header>` +
    `<Body>${body}</Body></Message>`
  );
}
