// Over 150 lines: a network and its pharmacies in one, so that their state can be compared with what the clinic shows.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import {
  blockOf,
  type NetworkMessage,
  readNetworkMessage,
  writeNetworkMessage,
} from '../../../../sandbox/network-xml.ts';

/** Returns a number below `below`, the same in every run with a seed. */
export type Dice = (below: number) => number;

/** Creates seeded random numbers. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A pharmacy's state of a prescription. */
export type ShelfState = 'active' | 'filled' | 'canceled';

interface DueEvent {
  at: number;
  run: () => Promise<boolean>;
}

/**
 * A network that loses requests and answers, is busy, rejects, delays and repeats, with a pharmacy behind it that
 * stores what it receives. A pharmacy is strict, or careless: it approves any cancellation, and dispenses what arrives
 * after it. The network delivers to a strict one in any order, to a careless one in the order of receipt.
 */
export class SimulatedNetwork {
  roll: Dice = () => 0;
  isCareless = false;
  /** If true, nothing goes wrong. */
  isCalm = false;
  /** The pharmacy's prescriptions, by MessageID. */
  readonly shelf = new Map<string, ShelfState>();
  /** Responses received by the pharmacy, by the MessageID of its request. */
  readonly responses = new Map<string, string[]>();
  /** Messages accepted by the network, in order, each once. */
  readonly taken: NetworkMessage[] = [];
  port = 0;
  private readonly answers = new Map<string, string>();
  private due: DueEvent[] = [];
  private lastAt = 0;
  private server: Server | null = null;
  private readonly clock: () => number;
  private readonly callBack: (xml: string) => Promise<string | null>;

  constructor(clock: () => number, callBack: (xml: string) => Promise<string | null>) {
    this.clock = clock;
    this.callBack = callBack;
  }

  async start(): Promise<void> {
    this.server = createServer((http, reply) => {
      const chunks: Buffer[] = [];
      http.on('data', (chunk: Buffer) => chunks.push(chunk));
      http.on('end', () => {
        const answer = this.take(Buffer.concat(chunks).toString('utf8'));
        if (answer === null) return reply.destroy();
        reply.writeHead(200, { 'content-type': 'application/xml' });
        return reply.end(answer);
      });
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }

  /** Starts a new run. */
  begin(roll: Dice): void {
    Object.assign(this, { roll, isCalm: false, isCareless: roll(2) === 0, due: [], lastAt: 0 });
    for (const each of [this.shelf, this.responses, this.answers]) each.clear();
    this.taken.length = 0;
  }

  get waiting(): number {
    return this.due.length;
  }

  /** Processes all due events, in any order; failed ones are repeated. */
  async work(): Promise<void> {
    const now = this.clock();
    const ready = this.due.filter(({ at }) => at <= now);
    this.due = this.due.filter(({ at }) => at > now);
    // A careless pharmacy receives messages in order; callbacks come in any order.
    if (!this.isCareless) ready.sort(() => this.roll(3) - 1);
    for (const each of ready) if (!(await each.run())) this.due.push({ ...each, at: now + 60_000 });
  }

  private chance(percent: number): boolean {
    return !this.isCalm && this.roll(100) < percent;
  }

  private later(run: DueEvent['run'], minutes: number): void {
    this.due.push({ at: this.clock() + this.roll(minutes * 60_000), run });
  }

  /** Processes a post; null if its answer, or the post itself, is lost. */
  private take(xml: string): string | null {
    if (this.chance(12)) return null;
    const message = readNetworkMessage(xml);
    if (message === null) return null;
    if (this.chance(8))
      return this.said(message, `<Error><Code>600</Code><Description>Busy</Description></Error>`, 'busy');
    const before = this.answers.get(message.messageId);
    if (before === undefined) this.accept(message);
    return this.chance(20) ? null : this.answers.get(message.messageId)!;
  }

  private accept(message: NetworkMessage): void {
    const isRejected = message.kind === 'NewRx' && this.chance(6);
    this.taken.push(message);
    const body = isRejected
      ? '<Error><Code>900</Code><Description>Rejected</Description></Error>'
      : '<Status><Code>000</Code></Status>';
    this.answers.set(message.messageId, this.said(message, body, 'status'));
    if (isRejected) return;
    const deliver = async (): Promise<boolean> => {
      this.receive(message);
      return true;
    };
    if (!this.isCareless) return this.later(deliver, 30);
    // In sequence, however long each takes.
    this.lastAt = Math.max(this.lastAt, this.clock()) + this.roll(5 * 60_000);
    this.due.push({ at: this.lastAt, run: deliver });
    this.due.sort((one, other) => one.at - other.at);
  }

  /** Delivers a message to the pharmacy. */
  private receive(message: NetworkMessage): void {
    const { kind, messageId, relatesTo, xml } = message;
    if (kind === 'CancelRx') {
      const has = this.shelf.get(relatesTo);
      const isApproved = has === 'active' || has === 'canceled' || (has === undefined && this.isCareless);
      if (has === 'active') this.shelf.set(relatesTo, 'canceled');
      const answer = isApproved
        ? '<Approved/>'
        : '<Denied><DenialReason>Not here, or dispensed</DenialReason></Denied>';
      return this.say(message, `<CancelRxResponse><Response>${answer}</Response></CancelRxResponse>`, 'cancel');
    }
    if (kind !== 'NewRx') {
      const type = /<Response><(\w+)/.exec(xml)?.[1] ?? '';
      this.responses.set(relatesTo, [...(this.responses.get(relatesTo) ?? []), type]);
      if (type !== 'Denied') this.shelf.set(messageId, 'active');
    } else this.shelf.set(messageId, 'active');
    this.say(message, '<Verify><VerifyStatus><Code>010</Code></VerifyStatus></Verify>', 'verify');
    if (kind === 'NewRx' && this.roll(3) === 0) this.ask(message);
    if (this.roll(4) === 0)
      this.later(async () => {
        if (this.shelf.get(messageId) === 'active') this.fill(message);
        return true;
      }, 120);
  }

  private fill(message: NetworkMessage): void {
    this.shelf.set(message.messageId, 'filled');
    this.say(message, `<RxFill><FillStatus><Dispensed/></FillStatus>${parties(message)}</RxFill>`, 'fill');
  }

  private ask(message: NetworkMessage): void {
    const prescribed = blockOf(message.xml, 'MedicationPrescribed');
    const other = (name: string): string => prescribed.replaceAll('MedicationPrescribed>', `${name}>`);
    const body =
      this.roll(2) === 0
        ? `<RxRenewalRequest>${parties(message)}${other('MedicationDispensed').replace('</Sig>', '</Sig><PharmacyRequestedRefills>2</PharmacyRequestedRefills>')}</RxRenewalRequest>`
        : `<RxChangeRequest><MessageRequestCode>G</MessageRequestCode>${parties(message)}${prescribed}${other('MedicationRequested')}</RxChangeRequest>`;
    this.say(message, body, 'ask');
  }

  /** Sends a pharmacy's answer to a message: some time later, possibly more than once. */
  private say(message: NetworkMessage, body: string, what: string): void {
    const xml = this.said(message, body, what, message.to);
    for (let copy = this.chance(15) ? 2 : 1; copy > 0; copy -= 1)
      this.later(async () => !this.chance(10) && ((await this.callBack(xml)) ?? '').includes('<Code>010</Code>'), 20);
  }

  private said(message: NetworkMessage, body: string, what: string, from = 'NETWORK'): string {
    const id = createHash('sha256').update(`${message.messageId} ${what}`).digest('hex').slice(0, 32);
    const { messageId: relatesTo, orderNumber, from: to } = message;
    return writeNetworkMessage({ to, from, messageId: id, relatesTo, orderNumber, at: new Date(this.clock()) }, body);
  }
}

function parties({ xml }: NetworkMessage): string {
  return ['Patient', 'Pharmacy', 'Prescriber'].map((name) => blockOf(xml, name)).join('');
}
