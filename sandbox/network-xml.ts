import { XMLParser } from 'fast-xml-parser';

/** The fields of a message that the sandbox's network parses; the rest is passed on unchanged. */
export interface NetworkMessage {
  kind: string;
  to: string;
  from: string;
  messageId: string;
  relatesTo: string;
  orderNumber: string;
  xml: string;
}

interface ParsedXml {
  Message?: {
    Header?: Record<string, string | { '#text'?: string }>;
    Body?: Record<string, unknown>;
  };
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: false });
const EDITION = '20170715';

/** Parses a message; null if it is invalid. */
export function readNetworkMessage(xml: string): NetworkMessage | null {
  try {
    const { Message: message } = parser.parse(xml) as ParsedXml;
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

/** Returns an element of a message with its content, verbatim; empty if there is none. */
export function blockOf(xml: string, name: string): string {
  return new RegExp(`<${name}>[\\s\\S]*?</${name}>`).exec(xml)?.[0] ?? '';
}

/** Escapes a text for XML. */
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
