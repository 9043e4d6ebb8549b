import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { startFaxServer } from './fax-server.ts';
import { startMailServer, type LocalServer } from './mail-server.ts';
import { startClearinghouseServer } from './clearinghouse-server.ts';
import { startGoogleServer } from './google-server.ts';
import { SANDBOX_LAB, startLabServer } from './lab-server.ts';
import { startIdentityServer } from './identity-server.ts';
import { startNetworkServer } from './network-server.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { startStripeServer } from './stripe-server.ts';
import { startTextMessageServer } from './text-message-server.ts';
import { startZoomServer } from './zoom-server.ts';

/** The external services that run on loopback, and the settings to use them. */
export interface Sandbox {
  /** The given settings, completed with the sandbox's addresses. */
  config: Config;
  /** The messages that they received; null if every service is a real one. */
  outbox: Outbox | null;
  close(): Promise<void>;
}

/** The external services that the server uses. */
const PARTIES = [
  'mail',
  'sms',
  'zoom',
  'google',
  'labs',
  'fax',
  'network',
  'identity',
  'clearinghouse',
  'stripe',
] as const;

/** Starts each external service that is not configured on a free port; none if the sandbox is turned off. */
export async function startSandbox(config: Config): Promise<Sandbox> {
  if (!config.sandbox || PARTIES.every((party) => config[party] !== null))
    return { config, outbox: null, close: async () => undefined };
  const outbox = openOutbox(join(config.dataDir, 'sandbox', 'outbox'));
  const servers: LocalServer[] = [];
  let { mail, sms, zoom, google, labs, fax, network, identity, clearinghouse, stripe } = config;
  if (mail === null) {
    const server = await startMailServer(outbox);
    servers.push(server);
    mail = { url: `smtp://127.0.0.1:${server.port}`, from: 'Salus demo clinic <clinic@demo.salus>', sandboxed: true };
  }
  if (sms === null) {
    const account = {
      accountSid: `AC${createHash('md5').update(config.dataDir).digest('hex')}`,
      authToken: randomBytes(16).toString('hex'),
      from: '+15005550006',
    };
    const server = await startTextMessageServer(outbox, account);
    servers.push(server);
    sms = { baseUrl: `http://127.0.0.1:${server.port}`, ...account, sandboxed: true };
  }
  const stateFile = (name: string): string => join(config.dataDir, 'sandbox', `${name}.json`);
  if (zoom === null) {
    zoom = { clientId: 'salus-demo', clientSecret: randomBytes(16).toString('hex'), baseUrl: null };
    const server = await startZoomServer(stateFile('zoom'), zoom);
    servers.push(server);
    zoom.baseUrl = `http://127.0.0.1:${server.port}`;
  }
  if (google === null) {
    google = { clientId: 'salus-demo', clientSecret: randomBytes(16).toString('hex'), baseUrl: null };
    const server = await startGoogleServer(stateFile('google'), google);
    servers.push(server);
    google.baseUrl = `http://127.0.0.1:${server.port}`;
  }
  if (labs === null) {
    const listen = { host: '127.0.0.1', port: await freePort() };
    const server = await startLabServer(stateFile('laboratory'), { deliverTo: listen, pace: 1500 });
    servers.push(server);
    labs = { connections: { [SANDBOX_LAB]: { host: '127.0.0.1', port: server.port, tls: false } }, listen };
  }
  if (stripe === null) {
    const secret = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
    stripe = {
      secretKey: secret('sk_test'),
      publishableKey: secret('pk_test'),
      webhookSecret: secret('whsec'),
      baseUrl: null,
    };
    const server = await startStripeServer(stateFile('stripe'), stripe, {
      deliverTo: `http://127.0.0.1:${config.port}/api/stripe/webhook`,
      returnTo: config.publicUrl,
    });
    servers.push(server);
    stripe = { ...stripe, baseUrl: `http://127.0.0.1:${server.port}` };
  }
  if (clearinghouse === null) {
    const account = { user: 'salus-demo', password: randomBytes(16).toString('hex') };
    const server = await startClearinghouseServer(account);
    servers.push(server);
    const names = { sender: 'SALUSDEMO', receiver: 'SANDBOX' };
    const url = `http://127.0.0.1:${server.port}/core`;
    clearinghouse = { url, protocol: 'core', ...account, ...names, sandboxed: true };
  }
  if (fax === null) {
    const key = randomBytes(16).toString('hex');
    const server = await startFaxServer(stateFile('faxes'), key);
    servers.push(server);
    fax = { carrier: 'documo', baseUrl: `http://127.0.0.1:${server.port}`, key, sender: '', sandboxed: true };
  }
  if (network === null) {
    const secret = (): string => randomBytes(16).toString('hex');
    const own = { account: 'salus-demo', password: secret(), callbackPassword: secret() };
    const host = ['0.0.0.0', '::', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
    const callbackUrl = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/api/epx/network`;
    const server = await startNetworkServer(stateFile('network'), { ...own, callbackUrl, pace: 1500 });
    servers.push(server);
    network = { ...own, url: `http://127.0.0.1:${server.port}`, version: '2017071' };
  }
  if (identity === null) {
    const app = { clientId: 'salus-demo', clientSecret: randomBytes(16).toString('hex') };
    const server = await startIdentityServer(app);
    servers.push(server);
    identity = { ...app, issuer: `http://127.0.0.1:${server.port}` };
  }
  return {
    config: { ...config, mail, sms, zoom, google, labs, fax, network, identity, clearinghouse, stripe },
    // If real email and text message services are configured, there is no outbox.
    outbox: config.mail !== null && config.sms !== null ? null : outbox,
    async close() {
      for (const server of servers) await server.close();
    },
  };
}

/** Returns a port that is currently free. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
