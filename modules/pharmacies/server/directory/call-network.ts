import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { NetworkConfig } from '#platform/config.ts';

const ANSWER_MS = 20_000;
const LARGEST_ANSWER = 512 * 1024;

/** One call of the network. */
export interface NetworkCall {
  /** Below the network's address, as `/directory`; empty for its messages. */
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  /** How long it may take in all, in milliseconds. */
  wait?: number;
  /** The longest answer that is read, in bytes. */
  most?: number;
}

/**
 * What the network answered; `silence` where it did not, or not as anything that could be read. `isUnsent`: no connection was made, so the
 * network has certainly not received the call.
 */
export type NetworkReply = { kind: 'answer'; status: number; text: string } | { kind: 'silence'; isUnsent: boolean };

/** Calls the network as ourselves: with the account's password and, where the installation has one, its certificate. */
export async function callNetwork(network: NetworkConfig, call: NetworkCall): Promise<NetworkReply> {
  const { path, method, body, wait = ANSWER_MS, most = LARGEST_ANSWER } = call;
  const url = new URL(network.url + path);
  const basic = Buffer.from(`${network.account}:${network.password}`).toString('base64');
  let isConnected = false;
  try {
    const certificate = await certificateOf(network);
    return await new Promise<NetworkReply>((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const out = send(
        url,
        {
          method,
          headers: {
            authorization: `Basic ${basic}`,
            accept: 'application/xml, text/plain',
            ...(body === undefined ? {} : { 'content-type': 'application/xml; charset=utf-8' }),
          },
          signal: AbortSignal.timeout(wait),
          ...certificate,
        },
        (answer) => {
          read(answer, most).then((text) => resolve({ kind: 'answer', status: answer.statusCode ?? 0, text }), reject);
        },
      );
      out.on('error', reject);
      out.on('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (isConnected = true));
        else isConnected = true;
      });
      out.end(body);
    });
  } catch {
    return { kind: 'silence', isUnsent: !isConnected };
  }
}

async function certificateOf({ certificate }: NetworkConfig): Promise<{ cert?: Buffer; key?: Buffer }> {
  if (certificate === undefined) return {};
  const [cert, key] = await Promise.all([readFile(certificate.certFile), readFile(certificate.keyFile)]);
  return { cert, key };
}

async function read(answer: IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) {
      answer.destroy();
      throw new RangeError('the answer is too large');
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
