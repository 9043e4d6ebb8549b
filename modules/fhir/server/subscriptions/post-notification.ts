import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from '#platform/http/public-address.ts';

/** A notification on its way to an app. */
export interface Post {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
  /** Whether this machine may be called without TLS. */
  mayCallItself: boolean;
}

const PRIVATE = 'ERR_PRIVATE_ADDRESS';

/**
 * Posts a notification; returns null if the app accepted it (2xx), or the code of what went wrong. Redirects are not
 * followed, and the address that is checked is the one that is called.
 */
export function postNotification({ url, headers, body, timeoutMs, mayCallItself }: Post): Promise<string | null> {
  const isAdmitted = (address: string): boolean => isPublicAddress(address) || (mayCallItself && isLoopback(address));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'http:' && mayCallItself && isLoopback(host);
  if ((url.protocol !== 'https:' && !isPlain) || (isIP(host) !== 0 && !isAdmitted(host)))
    return Promise.resolve('private-address');
  const find: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const isRefused = error === null && !found.every(({ address }) => isAdmitted(address));
      const problem = isRefused ? Object.assign(new Error('refused'), { code: PRIVATE }) : error;
      const [first] = found ?? [];
      if (problem !== null || first === undefined) done(problem ?? new Error('unknown'), '', 4);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { 'content-type': 'application/fhir+json', 'content-length': Buffer.byteLength(body), ...headers };
    const call = isPlain ? requestPlain : requestTls;
    const http = call(url, { method: 'POST', agent: false, lookup: find, headers: sent, signal }, (answer) => {
      const { statusCode: status = 0 } = answer;
      // What the app says beyond its status is not read.
      answer.destroy();
      resolve(status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : `http-${status}`);
    });
    http.on('error', (error: NodeJS.ErrnoException) => resolve(signal.aborted ? 'timeout' : problemOf(error)));
    http.end(body);
  });
}

function problemOf({ code = '' }: NodeJS.ErrnoException): string {
  if (code === PRIVATE) return 'private-address';
  return /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO/.test(code) ? 'certificate' : 'unreachable';
}
