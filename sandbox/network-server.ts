import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { NetworkConfig } from '#platform/config.ts';
import type { LocalServer } from './mail-server.ts';
import { answersTo } from './network-answers.ts';
import { answerDirectory, pharmacyFile } from './network-directory.ts';
import { type SandboxPharmacy, sandboxPharmacies } from './network-pharmacies.ts';
import { type NetworkMessage, readNetworkMessage } from './network-xml.ts';

/** The settings of the sandbox's network. */
export interface NetworkSettings extends Pick<NetworkConfig, 'account' | 'password' | 'callbackPassword'> {
  /** The URL of its callbacks. */
  callbackUrl: string;
  /** Milliseconds per step: between its response and the pharmacy's, and between that and the pharmacy's request. */
  pace: number;
  /** Number of times that every callback is posted, to simulate lost responses. */
  repeats?: number;
}

/** A prescription network on loopback. */
export interface NetworkServer extends LocalServer {
  /** The accepted messages by MessageID, without duplicates. */
  readonly taken: ReadonlyMap<string, NetworkMessage>;
  /** Returns the total number of received messages, including duplicates. */
  readonly posts: () => number;
  /** Returns the number of undelivered callbacks. */
  readonly waiting: () => number;
  /** Posts a message to the callback now; returns the response, null if there is none. */
  send(message: string): Promise<string | null>;
}

interface State {
  /** The final response to each message, repeated for a duplicate. */
  answers: Record<string, string>;
  tries: Record<string, number>;
  due: { at: number; message: string }[];
}

const MAX_ENTRIES = 3000;
const RETRY_MS = 1000;
const AT_ONCE = 8;

/**
 * Starts a network on a free port that accepts SCRIPT, responds and calls back; its behavior depends on the pharmacy
 * (see README.md). With a `file` its state survives a restart.
 */
export async function startNetworkServer(file: string | null, settings: NetworkSettings): Promise<NetworkServer> {
  const state: State = await load(file);
  const pharmacies = new Map<string, SandboxPharmacy>(sandboxPharmacies().map((each) => [each.ncpdpId, each]));
  const taken = new Map<string, NetworkMessage>();
  let posts = 0;
  let isOpen = true;
  let saving: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => (saving = saving.then(() => store(file, state)).catch(() => undefined));

  const take = (xml: string): string | null | undefined => {
    const message = readNetworkMessage(xml);
    if (message === null) return undefined;
    posts += 1;
    const before = state.answers[message.messageId];
    if (before !== undefined) return before;
    const tries = state.tries[message.messageId] ?? 0;
    const { answer, later } = answersTo(message, pharmacies.get(message.to), { tries, at: new Date() });
    state.tries[message.messageId] = tries + 1;
    if (answer === null || answer.includes('<Code>600</Code>')) return answer;
    taken.set(message.messageId, message);
    // A canceled prescription is not dispensed.
    if (message.kind === 'CancelRx')
      state.due = state.due.filter(
        ({ message: text }) => !(text.includes('<RxFill>') && text.includes(message.relatesTo)),
      );
    state.answers[message.messageId] = answer;
    for (const { steps, message: text } of later)
      for (let copy = 0; copy < (settings.repeats ?? 1); copy += 1)
        state.due.push({ at: Date.now() + settings.pace * steps, message: text });
    return answer;
  };

  const server = createServer((http, reply) => {
    void handle(http, reply).catch(() => reply.destroy());
  });
  const handle = async (http: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await read(http);
    const path = (http.url ?? '/').split('?')[0];
    const basic = `Basic ${Buffer.from(`${settings.account}:${settings.password}`).toString('base64')}`;
    const say = (status: number, type: string, text: string): void => {
      reply.writeHead(status, { 'content-type': type });
      reply.end(text);
    };
    if (http.headers.authorization !== basic) return say(401, 'text/plain', 'Invalid credentials');
    if (http.method === 'GET' && path?.startsWith('/directory/pharmacies/'))
      return say(200, 'text/plain', pharmacyFile());
    if (http.method === 'POST' && path === '/directory/providers')
      return say(200, 'application/xml', answerDirectory(body));
    if (http.method !== 'POST' || path !== '/') return say(404, 'text/plain', 'Not found.');
    const answer = take(body);
    await save();
    if (answer === undefined) return say(400, 'text/plain', 'This is not a valid message.');
    // No response for an attempt that times out: the client gives up.
    if (answer !== null) say(200, 'application/xml', answer);
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  const send = (message: string): Promise<string | null> => post(settings, message);
  const work = async (): Promise<void> => {
    while (isOpen) {
      const now = Date.now();
      const next = state.due.filter(({ at }) => at <= now).slice(0, AT_ONCE);
      if (next.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 40).unref());
        continue;
      }
      await Promise.all(
        next.map(async (each) => {
          const answer = await send(each.message);
          // Undelivered callbacks are sent again; those rejected permanently are not.
          if (answer === null || answer.includes('<Code>600</Code>')) each.at = Date.now() + RETRY_MS;
          else state.due.splice(state.due.indexOf(each), 1);
        }),
      );
      await save();
    }
  };
  const working = work();
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    taken,
    posts: () => posts,
    waiting: () => state.due.length,
    send,
    async close() {
      isOpen = false;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await working;
      await saving;
    },
  };
}

/** Posts a message to the callback and waits up to 10 s; null without a readable response. */
async function post(settings: NetworkSettings, message: string): Promise<string | null> {
  const basic = Buffer.from(`${settings.account}:${settings.callbackPassword}`).toString('base64');
  try {
    const answer = await fetch(settings.callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/xml', authorization: `Basic ${basic}` },
      body: message,
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    return answer.status === 200 ? text : null;
  } catch {
    return null;
  }
}

async function load(file: string | null): Promise<State> {
  const empty: State = { answers: {}, tries: {}, due: [] };
  if (file === null) return empty;
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as State,
    () => empty,
  );
}

async function store(file: string | null, state: State): Promise<void> {
  if (file === null) return;
  for (const entries of [state.answers, state.tries])
    for (const id of Object.keys(entries).slice(0, -MAX_ENTRIES)) delete entries[id];
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, JSON.stringify(state), { mode: 0o600 });
  await rename(aside, file);
}

async function read(http: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of http) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
