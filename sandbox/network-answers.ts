import { createHash } from 'node:crypto';
import { type Behaviour, behaviourOf, type SandboxPharmacy } from './network-pharmacies.ts';
import { blockOf, type NetworkMessage, writeNetworkMessage } from './network-xml.ts';

/**
 * The reaction to one message: the immediate response, and later messages of pharmacies, each after a number of steps.
 */
export interface NetworkAnswers {
  /** Null if this attempt gets no response. */
  answer: string | null;
  later: { steps: number; message: string }[];
}

const TAKEN_KINDS = new Set(['NewRx', 'CancelRx', 'RxRenewalResponse', 'RxChangeResponse']);

/**
 * Returns the reaction of the network and the pharmacy to a message; `tries` counts earlier attempts without a final
 * response.
 */
export function answersTo(
  message: NetworkMessage,
  pharmacy: SandboxPharmacy | undefined,
  { tries, at }: { tries: number; at: Date },
): NetworkAnswers {
  const behaviour = behaviourOf(message.to);
  if (!TAKEN_KINDS.has(message.kind)) return rejection(message, at, '601', `${message.kind} is not supported.`);
  if (pharmacy === undefined) return rejection(message, at, '601', 'Receiver is not known to the network.');
  if (!/^\d{13}$/.test(message.from)) return rejection(message, at, '601', 'Sender is not registered.');
  const needs = message.kind === 'CancelRx' ? 'Cancel' : message.kind === 'NewRx' ? 'New' : '';
  if (!pharmacy.serviceLevel.includes(needs) || pharmacy.serviceLevel === '')
    return rejection(message, at, '601', 'Receiver does not support this transaction.');
  if (behaviour === 'rejects')
    return rejection(message, at, '900', 'The pharmacy rejected the message: patient not served here.');
  if (behaviour === 'times out' && tries === 0) return { answer: null, later: [] };
  if (behaviour === 'is busy at first' && tries < 2)
    return rejection(message, at, '600', 'The pharmacy can’t be reached at the moment.');
  const code = behaviour === 'confirms' ? '010' : '000';
  return {
    answer: said(message, at, 'status', `<Status><Code>${code}</Code></Status>`),
    later: laterOf(message, behaviour, at),
  };
}

function laterOf(message: NetworkMessage, behaviour: Behaviour, at: Date): NetworkAnswers['later'] {
  if (behaviour === 'stays silent') return [];
  if (message.kind === 'CancelRx') {
    const body =
      behaviour === 'denies cancels'
        ? '<Denied><DenialReason>The prescription has already been dispensed.</DenialReason></Denied>'
        : '<Approved><Note>The prescription was canceled.</Note></Approved>';
    const response = `<CancelRxResponse><Response>${body}</Response></CancelRxResponse>`;
    return [{ steps: 1, message: said(message, at, 'cancel', response, message.to) }];
  }
  const verify = {
    steps: 1,
    message: said(
      message,
      at,
      'verify',
      '<Verify><VerifyStatus><Code>010</Code><Description>Accepted by the pharmacy</Description></VerifyStatus></Verify>',
      message.to,
    ),
  };
  const reported = isFillAsked(message) ? [{ steps: FILL_STEPS, message: fillOf(message, at) }] : [];
  const confirmed = [...(behaviour === 'confirms' ? [] : [verify]), ...reported];
  if (behaviour === 'answers twice') return [verify, { ...verify, steps: 2 }];
  if (message.kind !== 'NewRx') return confirmed;
  if (behaviour === 'asks for a renewal') return [...confirmed, { steps: 2, message: renewalOf(message, at) }];
  if (behaviour === 'asks for a change') return [...confirmed, { steps: 2, message: changeOf(message, at) }];
  return confirmed;
}

const FILL_STEPS = 20;
const isFillAsked = ({ kind, xml }: NetworkMessage): boolean =>
  kind === 'NewRx' && xml.includes('<RxFillIndicator>All Fill Statuses</RxFillIndicator>');

/** Returns the pharmacy's report that it has dispensed. */
function fillOf(message: NetworkMessage, at: Date): string {
  const dispensed = blockOf(message.xml, 'MedicationPrescribed').replaceAll(
    'MedicationPrescribed>',
    'MedicationDispensed>',
  );
  const body = `<RxFill><FillStatus><Dispensed/></FillStatus>${parties(message)}${dispensed}</RxFill>`;
  return said(message, at, 'fill', body, message.to);
}

/** Returns the pharmacy's request when the last refill is near. */
function renewalOf(message: NetworkMessage, at: Date): string {
  const prescribed = blockOf(message.xml, 'MedicationPrescribed');
  const day = at.toISOString().slice(0, 10);
  const dispensed = prescribed
    .replaceAll('MedicationPrescribed>', 'MedicationDispensed>')
    .replace('</WrittenDate>', `</WrittenDate><LastFillDate><Date>${day}</Date></LastFillDate>`)
    .replace('</Sig>', '</Sig><PharmacyRequestedRefills>2</PharmacyRequestedRefills>');
  return request(
    message,
    at,
    'renewal',
    `<RxRenewalRequest>${parties(message)}${dispensed}${prescribed}</RxRenewalRequest>`,
  );
}

/** Returns a prior authorization request for every other pharmacy, and a request for another product for the rest. */
function changeOf(message: NetworkMessage, at: Date): string {
  const prescribed = blockOf(message.xml, 'MedicationPrescribed');
  const code = Number(message.to.at(-2)) % 2 === 1 ? 'P' : 'G';
  const requested = prescribed
    .replaceAll('MedicationPrescribed>', 'MedicationRequested>')
    .replace(/<DrugDescription>([\s\S]*?)<\/DrugDescription>/, (_whole, name: string) =>
      code === 'P'
        ? `<DrugDescription>${name}</DrugDescription>`
        : `<DrugDescription>${name.slice(0, 95)} (generic)</DrugDescription>`,
    );
  const body = `<MessageRequestCode>${code}</MessageRequestCode>${parties(message)}${prescribed}${requested}`;
  return request(message, at, 'change', `<RxChangeRequest>${body}</RxChangeRequest>`);
}

function parties({ xml }: NetworkMessage): string {
  return ['Patient', 'Pharmacy', 'Prescriber'].map((name) => blockOf(xml, name)).join('');
}

function request(message: NetworkMessage, at: Date, what: string, body: string): string {
  return writeNetworkMessage(
    {
      to: message.from,
      from: message.to,
      messageId: idOf(message, what),
      relatesTo: message.messageId,
      orderNumber: message.orderNumber,
      rxReferenceNumber: `RX${idOf(message, what).slice(0, 8)}`,
      at,
    },
    body,
  );
}

function rejection(message: NetworkMessage, at: Date, code: string, description: string): NetworkAnswers {
  const body = `<Error><Code>${code}</Code><Description>${description}</Description></Error>`;
  return { answer: said(message, at, `error ${code}`, body), later: [] };
}

/** Returns a message that relates to another one, from the network itself or the pharmacy. */
function said(message: NetworkMessage, at: Date, what: string, body: string, from = 'NETWORK'): string {
  const { messageId: relatesTo, orderNumber } = message;
  return writeNetworkMessage(
    { to: message.from, from, messageId: idOf(message, what), relatesTo, orderNumber, at },
    body,
  );
}

/** Returns a message id that is always the same for the same content about the same message. */
function idOf({ messageId }: NetworkMessage, what: string): string {
  return createHash('sha256').update(`${messageId} ${what}`).digest('hex').slice(0, 32);
}
