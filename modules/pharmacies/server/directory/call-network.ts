import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { NetworkConfig } from '#platform/config.ts';

const ANSWER_MS = 20_000;
const LARGEST_ANSWER = 512 * 1024;

/** A call to the network. */
export interface NetworkCall {
  /** Path below the network's address, e.g. `/directory`; empty for messages. */
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  /** Timeout in milliseconds. */
  wait?: number;
  /** Maximum response size in bytes. */
  most?: number;
}

/**
 * The network's response; `silence` if there was none, or it was unreadable. `isUnsent`: no connection was established,
 * so the network has certainly not received the call.
 */
export type NetworkReply = { kind: 'answer'; status: number; text: string } | { kind: 'silence'; isUnsent: boolean };

/** Calls the network with the account's password and the installation's certificate, if it has one. */
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
