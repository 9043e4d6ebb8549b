import { XMLParser } from 'fast-xml-parser';
import type { ClearinghouseConfig } from '#platform/config.ts';

const CORE = 'http://www.caqh.org/SOAP/WSDL/CORERule2.2.0.xsd';
const SECURITY = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const PASSWORD_TEXT = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

/**
 * Wraps a 270 in CAQH CORE's real-time envelope (Phase II Connectivity Rule 2.2.0, SOAP 1.2 with a user name token).
 */
export function wrapInquiry(
  { user, password, sender, receiver }: ClearinghouseConfig,
  payload: string,
  { id, time }: { id: string; time: Date },
): string {
  const fields = {
    PayloadType: 'X12_270_Request_005010X279A1',
    ProcessingMode: 'RealTime',
    PayloadID: id,
    TimeStamp: time.toISOString(),
    SenderID: sender,
    ReceiverID: receiver,
    CORERuleVersion: '2.2.0',
    Payload: payload,
  };
  const inner = Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<soapenv:Envelope xmlns:soapenv="http://www.w3.org/2003/05/soap-envelope"><soapenv:Header>',
    `<wsse:Security soapenv:mustUnderstand="true" xmlns:wsse="${SECURITY}"><wsse:UsernameToken>`,
    `<wsse:Username>${escaped(user)}</wsse:Username>`,
    `<wsse:Password Type="${PASSWORD_TEXT}">${escaped(password)}</wsse:Password>`,
    '</wsse:UsernameToken></wsse:Security></soapenv:Header><soapenv:Body>',
    `<ns1:COREEnvelopeRealTimeRequest xmlns:ns1="${CORE}">${inner.join('')}</ns1:COREEnvelopeRealTimeRequest>`,
    '</soapenv:Body></soapenv:Envelope>',
  ].join('');
}

// An envelope has about a dozen elements; the parser stores the path to each, so that deep nesting is quadratic.
const MOST_TAGS = 500;

/**
 * Returns whether a body has more markup than any envelope; CDATA is skipped, because the interchange may contain any
 * character.
 */
function hasTooManyTags(body: string): boolean {
  let tags = 0;
  for (let at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > MOST_TAGS) return true;
    if (!body.startsWith('<![CDATA[', at)) continue;
    at = body.indexOf(']]>', at);
    if (at < 0) return true;
  }
  return false;
}

/** Returns the interchange in a response envelope, or why there is none. Never throws. */
export function unwrapAnswer(body: string): { payload: string } | { problem: string } {
  const unreadable = { problem: 'The clearinghouse’s response can’t be read.' };
  // A document type declaration could expand a small response without limit.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body) || hasTooManyTags(body)) return unreadable;
  try {
    const parser = new XMLParser({
      removeNSPrefix: true,
      parseTagValue: false,
      trimValues: false,
      ignoreAttributes: true,
    });
    const root = parser.parse(body) as Record<string, unknown>;
    const inside = inner(inner(root['Envelope'])?.['Body']);
    if (inside === null) return unreadable;
    if (inside['Fault'] !== undefined) return { problem: 'The clearinghouse did not accept the inquiry.' };
    const response = inner(inside['COREEnvelopeRealTimeResponse']);
    if (response === null) return unreadable;
    const code = textOf(response['ErrorCode']);
    if (code !== '' && code !== 'Success')
      return {
        problem: `The clearinghouse did not accept the inquiry (${code.replaceAll(/[^A-Za-z]/g, '').slice(0, 60)}).`,
      };
    const payload = textOf(response['Payload']);
    return payload === '' ? { problem: 'The clearinghouse’s response is empty.' } : { payload };
  } catch {
    return unreadable;
  }
}

function inner(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
