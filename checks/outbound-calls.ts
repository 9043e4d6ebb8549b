import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

// Code that opens a connection: fetch, of any client, and modules imported to open one manually.
const CALLS =
  /(?<![\w.])fetch\(|\.fetch\(|\bimport (?!type\b)[^;]*? from '(?:undici|ws|stripe|nodemailer[^']*|@opentelemetry\/exporter[^']*|node:(?:dgram|dns|dns\/promises|http2))'|\bimport\('(?:undici|ws|stripe|nodemailer[^']*)'\)|\bnew (?:WebSocket|EventSource)\(|\bimport \{[^}]*\b(?:connect|createConnection|Socket|request|get)\b[^}]*\} from 'node:(?:net|tls|http|https)'/g;
const FETCH = /(?<![\w.])fetch\(|\.fetch\(/g;

/**
 * Every file that calls another machine, and the source of the address. Only the operator's settings
 * (`platform/config.ts`, read from the environment at start) determine which machines are called: input of a member, a
 * patient or a partner never becomes an address that the server calls. The one exception names its reason.
 */
export const OUTBOUND_CALLS: Readonly<Record<string, string>> = {
  'modules/apps/server/oauth/provider.ts':
    'the address of an app’s public keys, which an administrator enters: https without private networks, or this machine if Salus is used from it only (decision 0071)',
  'modules/billing/server/cards/stripe-client.ts': 'StripeConfig.baseUrl, or Stripe’s own address',
  'modules/deliveries/server/mail-sender.ts': 'MailConfig.url; messages may name no files and no addresses to fetch',
  'modules/deliveries/server/sms-sender.ts': 'SmsConfig.baseUrl',
  'modules/eligibility/server/checks/ask-clearinghouse.ts': 'ClearinghouseConfig.url',
  'modules/fax/server/carrier/documo.ts': 'FaxConfig.baseUrl',
  'modules/fax/server/carrier/srfax.ts': 'FaxConfig.baseUrl',
  'modules/files/server/scan-upload.ts': 'Config.clamd',
  'modules/files/server/storage/s3-storage.ts': 'S3Config.endpoint',
  'modules/fhir/server/subscriptions/post-notification.ts':
    'the address of an app’s subscription, on an origin which an administrator enters: https, without private networks (decision 0074)',
  'modules/labs/server/sending/exchange.ts': 'LabsConfig.connections, of which a clinic chooses one by its name',
  'modules/meetings/server/call-provider.ts': 'AppConfig.baseUrl, or the addresses of Zoom and Google',
  'modules/pharmacies/server/directory/call-network.ts': 'NetworkConfig.url',
  'modules/prescribing/server/network/identity/open-id.ts':
    'IdentityConfig.issuer, and the addresses that it publishes, which are https where it is',
  'platform/backup/continuous/s3-store.ts': 'Config.backup',
  'platform/traces/open-traces.ts': 'Config.tracesUrl',
  'server/backups/run-rehearsal.ts': 'its own scratch clinic, at the port that it chose',
  'server/start.ts': 'the installation itself, at the address it listens on',
};

// These only listen.
const LISTENERS: ReadonlySet<string> = new Set(['modules/labs/server/results/listener.ts']);

/**
 * A file that calls another machine must be listed with the operator's setting that provides the address, and its calls
 * must not follow redirects: otherwise the other machine could choose the next address.
 */
export const outboundCalls: Check = (files) =>
  files.filter(({ path }) => /^(modules|platform|server)\//.test(path) && isServerSide(path)).flatMap(breaches);

const isServerSide = (path: string): boolean => path.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/web\//.test(path);

function breaches({ path, text }: SourceFile): Breach[] {
  if (LISTENERS.has(path)) return [];
  const calls = [...text.matchAll(CALLS)];
  if (!Object.hasOwn(OUTBOUND_CALLS, path))
    return calls.map(({ 0: call, index }) => ({
      path,
      line: lineAt(text, index),
      message: `${call.slice(0, 60)} calls another machine: list the file in checks/outbound-calls.ts with the operator's setting that names the address`,
    }));
  const fetches = [...text.matchAll(FETCH)];
  if (path === 'server/start.ts' || fetches.length <= text.split("redirect: 'error'").length - 1) return [];
  return [{ path, line: lineAt(text, fetches[0]!.index), message: "a call follows no redirection: redirect: 'error'" }];
}
