import type { ChangeCode, ScriptHeader, ScriptMessage } from './message.ts';
import {
  readAllergies,
  readDecision,
  readFill,
  readMedication,
  readObservations,
  readPatient,
  readPharmacy,
  readPrescriber,
} from './read-parts.ts';
import { elementAt, elementsAt, namespaceOfRoot, readXml, textAt, type XmlElement } from './xml.ts';

/** Why a text can't be accepted: 601 with the message for its sender, and the header if it could be read. */
export interface ScriptProblem {
  problem: string;
  header: ScriptHeader | null;
}

const CHANGE_CODES: ReadonlySet<string> = new Set<ChangeCode>(['G', 'T', 'P', 'D', 'S', 'OS', 'U', 'RM']);

/** Returns whether a text could not be read. */
export function isScriptProblem(read: ScriptMessage | ScriptProblem): read is ScriptProblem {
  return 'problem' in read;
}

// The accepted versions, as messages and implementation guides write them.
const VERSIONS: ReadonlySet<string> = new Set(['2017071', '20170715', '2023011', '20230115']);
// Most messages have none; SCRIPT versions before 2017 have one too and are recognized by their version.
const NAMESPACES: ReadonlySet<string> = new Set(['', 'http://www.ncpdp.org/schema/SCRIPT']);

/** Reads a message of NCPDP SCRIPT, 2017071 or 2023011. */
export function readMessage(text: string): ScriptMessage | ScriptProblem {
  const root = readXml(text);
  if (root === null || root.name !== 'Message') return { problem: 'This is not a SCRIPT XML message.', header: null };
  const header = readHeader(elementAt(root, 'Header'));
  if (typeof header === 'string') return { problem: header, header: null };
  const { TransactionDomain: domain, TransactionVersion: version } = root.attributes;
  if (domain !== undefined && domain !== 'SCRIPT') return { problem: 'TransactionDomain is not SCRIPT.', header };
  if (version === undefined || !VERSIONS.has(version))
    return { problem: 'TransactionVersion is not supported: 20170715 or 20230115 is expected.', header };
  if (!NAMESPACES.has(namespaceOfRoot(text))) return { problem: 'The namespace of Message is not supported.', header };
  const bodies = elementAt(root, 'Body')?.children ?? [];
  const [body] = bodies;
  if (body === undefined || bodies.length > 1)
    return { problem: 'The body must contain exactly one transaction.', header };
  const message = readBody(body, header);
  return typeof message === 'string' ? { problem: message, header } : message;
}

function readHeader(part: XmlElement | undefined): ScriptHeader | string {
  const party = (name: string) => {
    const found = elementAt(part, name);
    return { code: found?.text ?? '', qualifier: found?.attributes['Qualifier'] ?? '' };
  };
  const optional = {
    relatesTo: textAt(part, 'RelatesToMessageID'),
    rxReferenceNumber: textAt(part, 'RxReferenceNumber'),
    orderNumber: textAt(part, 'PrescriberOrderNumber'),
  };
  const header = {
    to: party('To'),
    from: party('From'),
    messageId: textAt(part, 'MessageID') ?? '',
    sentTime: textAt(part, 'SentTime') ?? '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
  if (header.messageId === '' || header.messageId.length > 35) return 'MessageID is missing or too long.';
  if (header.to.code === '' || header.from.code === '') return 'To or From is missing.';
  if (Object.values(optional).some((value) => value !== undefined && value.length > 40))
    return 'A reference number is too long.';
  return header;
}

function readBody(body: XmlElement, header: ScriptHeader): ScriptMessage | string {
  const parties = () => ({
    header,
    patient: readPatient(elementAt(body, 'Patient')),
    pharmacy: readPharmacy(elementAt(body, 'Pharmacy')),
    prescriber: readPrescriber(elementAt(body, 'Prescriber')),
  });
  // Some senders name the medication of a response MedicationResponse instead of MedicationPrescribed.
  const medication = readMedication(elementAt(body, 'MedicationPrescribed') ?? elementAt(body, 'MedicationResponse'));
  const decision = readDecision(elementAt(body, 'Response'));
  const observations = readObservations(elementAt(body, 'Observation'));
  const reference = textAt(body, 'RequestReferenceNumber');
  switch (body.name) {
    case 'NewRx': {
      if (medication === undefined) return 'NewRx has no MedicationPrescribed.';
      const allergies = readAllergies(elementAt(body, 'AllergyOrAdverseEvent'));
      return {
        kind: 'NewRx',
        ...parties(),
        ...(allergies === undefined ? {} : { allergies }),
        ...(observations === undefined ? {} : { observations }),
        medication,
      };
    }
    case 'CancelRx':
      return medication === undefined
        ? 'CancelRx has no MedicationPrescribed.'
        : { kind: 'CancelRx', ...parties(), medication };
    case 'CancelRxResponse':
      if (decision === undefined || (decision.type !== 'Approved' && decision.type !== 'Denied'))
        return 'CancelRxResponse is neither approved nor denied.';
      return { kind: 'CancelRxResponse', header, response: decision as { type: 'Approved' } };
    case 'RxRenewalRequest': {
      const dispensed = readMedication(elementAt(body, 'MedicationDispensed'));
      if (dispensed === undefined && medication === undefined)
        return 'RxRenewalRequest has neither MedicationDispensed nor MedicationPrescribed.';
      return {
        kind: 'RxRenewalRequest',
        ...parties(),
        ...(dispensed === undefined ? {} : { dispensed }),
        ...(medication === undefined ? {} : { prescribed: medication }),
      };
    }
    case 'RxRenewalResponse':
      if (decision === undefined || medication === undefined) return 'RxRenewalResponse has no response or medication.';
      return {
        kind: 'RxRenewalResponse',
        ...parties(),
        ...(reference === undefined ? {} : { requestReferenceNumber: reference }),
        decision,
        ...(observations === undefined ? {} : { observations }),
        medication,
      };
    case 'RxChangeRequest': {
      const code = textAt(body, 'MessageRequestCode') ?? '';
      if (!CHANGE_CODES.has(code)) return 'MessageRequestCode is unknown.';
      if (medication === undefined) return 'RxChangeRequest has no MedicationPrescribed.';
      const requested = elementsAt(body, 'MedicationRequested').map((each) => readMedication(each)!);
      const subCodes = elementsAt(body, 'MessageRequestSubCode')
        .map(({ text }) => text)
        .filter(Boolean);
      return {
        kind: 'RxChangeRequest',
        ...parties(),
        code: code as ChangeCode,
        ...(subCodes.length === 0 ? {} : { subCodes: subCodes.slice(0, 20) }),
        prescribed: medication,
        requested,
      };
    }
    case 'RxFill': {
      const fill = readFill(elementAt(body, 'FillStatus'));
      if (fill === undefined) return 'RxFill has no known FillStatus.';
      const dispensed = readMedication(elementAt(body, 'MedicationDispensed'));
      return { kind: 'RxFill', ...parties(), fill, ...(dispensed === undefined ? {} : { dispensed }) };
    }
    case 'RxChangeResponse':
      if (decision === undefined) return 'RxChangeResponse has no response.';
      return {
        kind: 'RxChangeResponse',
        ...parties(),
        ...(reference === undefined ? {} : { requestReferenceNumber: reference }),
        decision,
        ...(medication === undefined ? {} : { medication }),
      };
    case 'Status':
    case 'Verify': {
      const part = body.name === 'Status' ? body : elementAt(body, 'VerifyStatus');
      const description = textAt(part, 'Description');
      const code = textAt(part, 'Code');
      if (code === undefined) return `${body.name} has no code.`;
      return { kind: body.name, header, code, ...(description === undefined ? {} : { description }) };
    }
    case 'Error': {
      const descriptionCode = textAt(body, 'DescriptionCode');
      return {
        kind: 'Error',
        header,
        code: textAt(body, 'Code') ?? '900',
        ...(descriptionCode === undefined ? {} : { descriptionCode }),
        description: textAt(body, 'Description') ?? '',
      };
    }
    default:
      return 'This transaction is not supported.';
  }
}
