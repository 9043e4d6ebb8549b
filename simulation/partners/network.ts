import { createServer } from 'node:http';
import type { NetworkConfig } from '#platform/config.ts';
import { answersTo } from '../../sandbox/network-answers.ts';
import { sandboxPharmacies, type SandboxPharmacy } from '../../sandbox/network-pharmacies.ts';
import { type NetworkMessage, readNetworkMessage } from '../../sandbox/network-xml.ts';
import type { PartnerAnswer } from './http-partners.ts';
import type { PostOffice } from './post-office.ts';

/** The clinic's account. */
export const NETWORK: Omit<NetworkConfig, 'url'> = {
  account: 'salus',
  password: 'simulated',
  callbackPassword: 'simulated-callback',
  version: '2017071',
};

/** A prescription network with pharmacies that behave as the sandbox's. */
export class Network {
  /** The messages that it took, by MessageID: a repeated one is the same message. */
  readonly taken = new Map<string, NetworkMessage>();
  /** Its own messages, by MessageID, and whether the clinic acknowledged them. */
  readonly sent = new Map<string, boolean>();
  private readonly answers = new Map<string, string>();
  private readonly tries = new Map<string, number>();
  private readonly pharmacies = new Map<string, SandboxPharmacy>(
    sandboxPharmacies().map((each) => [each.ncpdpId, each]),
  );
  private readonly office: PostOffice;

  constructor(office: PostOffice) {
    this.office = office;
  }

  /** Takes a message; null for no answer. */
  take(body: string): PartnerAnswer | null {
    const fate = this.office.fateOf('prescription');
    if (fate === 'unreachable') return null;
    if (fate === 'busy') return { status: 503, type: 'text/plain', body: '' };
    const answer = this.answer(body);
    return fate === 'lost' ? null : answer;
  }

  private answer(body: string): PartnerAnswer | null {
    const message = readNetworkMessage(body);
    if (message === null) return { status: 400, type: 'text/plain', body: '' };
    const before = this.answers.get(message.messageId);
    if (before !== undefined) return { status: 200, type: 'application/xml', body: before };
    const tries = this.tries.get(message.messageId) ?? 0;
    this.tries.set(message.messageId, tries + 1);
    const { answer, later } = answersTo(message, this.pharmacies.get(message.to), { tries, at: new Date() });
    if (answer === null) return null;
    if (answer.includes('<Code>600</Code>')) return { status: 200, type: 'application/xml', body: answer };
    this.taken.set(message.messageId, message);
    this.answers.set(message.messageId, answer);
    for (const each of later) this.send(each.message);
    return { status: 200, type: 'application/xml', body: answer };
  }

  private send(xml: string): void {
    const { messageId = '', kind = '' } = readNetworkMessage(xml) ?? {};
    if (!this.sent.has(messageId)) this.sent.set(messageId, false);
    const basic = Buffer.from(`${NETWORK.account}:${NETWORK.callbackPassword}`).toString('base64');
    this.office.post({
      name: kind,
      deliver: async ({ http }) => {
        const answer = await http.inject({
          method: 'POST',
          url: '/api/epx/network',
          headers: { 'content-type': 'application/xml', authorization: `Basic ${basic}` },
          payload: xml,
        });
        const isTaken = answer.statusCode === 200 && !answer.body.includes('<Code>600</Code>');
        if (isTaken) this.sent.set(messageId, true);
        return isTaken;
      },
    });
  }
}

/** The network's address on loopback, behind which each seed has its own network. */
export interface NetworkLine {
  readonly url: string;
  begin(network: Network): void;
  close(): Promise<void>;
}

/** Opens it. */
export async function openNetworkLine(): Promise<NetworkLine> {
  let network: Network | null = null;
  const server = createServer((http, reply) => {
    const chunks: Buffer[] = [];
    http.on('data', (chunk: Buffer) => chunks.push(chunk));
    http.on('end', () => {
      const answer = network?.take(Buffer.concat(chunks).toString('utf8')) ?? null;
      if (answer === null) return reply.destroy();
      reply.writeHead(answer.status, { 'content-type': answer.type, connection: 'close' });
      return reply.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    begin: (next) => void (network = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
