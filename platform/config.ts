// Over 300 lines: every setting is read and explained in one place.
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { urlsOf } from './connections/urls-of.ts';
import { StartError } from './start-error.ts';

/** A bucket that stores files. */
export interface S3Config {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
}

/** Where continuous backups are kept: a folder, or a bucket with a prefix that is empty or ends with a slash. */
export type BackupTarget = { kind: 'folder'; dir: string } | ({ kind: 's3'; prefix: string } & S3Config);

/** All settings of the operator, read once at start. */
export interface Config {
  port: number;
  host: string;
  /** The number of processes that serve calls on this machine. */
  processes: number;
  /** Absolute path of the folder with the embedded database, the files and the keys. */
  dataDir: string;
  /** The URL of the clinic's own PostgreSQL, with one or several servers; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The URL of a standby that reports and searches of the audit log may read. */
  replicaUrl?: string;
  /** The URL of the server for browsers, without a trailing slash. */
  publicUrl: string;
  /** Stores files in a bucket instead of DATA_DIR. */
  s3?: S3Config;
  /** Keeps continuous backups there. */
  backup?: BackupTarget;
  /** Whether each API call is logged. */
  logCalls: boolean;
  /** The bearer token with which /metrics is read; undefined: it can't be. */
  metricsToken?: string;
  /** The OpenTelemetry collector that traces are sent to, without a trailing slash; undefined for none. */
  tracesUrl?: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /**
   * Addresses and networks of the proxies whose forwarded client address is trusted; if empty, those on this machine.
   */
  trustedProxies: readonly string[];
  /** The mail server; null if none is configured. */
  mail: MailConfig | null;
  /** The provider that sends text messages; null if none is configured. */
  sms: SmsConfig | null;
  /** The Zoom app that members link their accounts to; null if none is configured. */
  zoom: AppConfig | null;
  /** The Google app for members' calendars; null if none is configured. */
  google: AppConfig | null;
  /** The Stripe platform account for card payments; null if none is configured. */
  stripe: StripeConfig | null;
  /** The laboratories for orders and results; null if none is configured. */
  labs: LabsConfig | null;
  /** The clearinghouse for eligibility checks; null if none is configured. */
  clearinghouse: ClearinghouseConfig | null;
  /** The provider that sends and receives faxes; null if none is configured. */
  fax: FaxConfig | null;
  /** The e-prescribing network; null if none is configured. */
  network: NetworkConfig | null;
  /** The OpenID Connect provider for identity proofing of prescribers; null if none is configured. */
  identity: IdentityConfig | null;
  /** The address of clamd, which scans uploaded files; null if none is configured. */
  clamd: { host: string; port: number } | null;
  /** True if the sandbox simulates the external services that are not configured. */
  sandbox: boolean;
  /** A clinic's quota for files, in gigabytes. */
  filesQuotaGb: number;
  /** The plan that the operator agreed on with the clinic; omitted if the clinic is the operator. */
  plan?: PlanConfig;
  /** True if the demo clinic's users may sign in while a real clinic exists. */
  demoOpen: boolean;
  /** NODE_ENV is `development`: the API allows introspection. */
  development?: boolean;
}

/** A clinic's plan. */
export interface PlanConfig {
  name: string;
  /** The maximum number of members; null for no limit. */
  members: number | null;
  /** Its last day, YYYY-MM-DD; null if it is open-ended. */
  until: string | null;
  /** The clinic's contact for questions about it. */
  contact: string | null;
}

/** A mail server that accepts messages over SMTP. */
export interface MailConfig {
  /** smtp:// or smtps://, with user and password if required. */
  url: string;
  /** The sandbox's server: messages never leave the machine, and only the demo clinic uses it. */
  sandboxed?: true;
  /** The sender, e.g. `Riverside Clinic <hello@clinic.example>`. */
  from: string;
}

/** An account at Twilio, or at any service with the same REST API. */
export interface SmsConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** See `MailConfig`. */
  sandboxed?: true;
  /** The sender's number, or a messaging service's id. */
  from: string;
}

/** A Stripe platform account that each clinic's own account is connected to. */
export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Base URL of its API, without a trailing slash; null for Stripe's own. */
  baseUrl: string | null;
}

/** Laboratories that use HL7 version 2 over MLLP. */
export interface LabsConfig {
  /** Their connections, by the name that the clinic selects. */
  connections: Readonly<Record<string, LabConnection>>;
  /** The address that receives results; null if none are received. */
  listen: { host: string; port: number } | null;
}

/** A network that uses NCPDP SCRIPT over HTTPS, with its directories. */
export interface NetworkConfig {
  /** The URL that messages are posted to; its directories are below it. Without a trailing slash. */
  url: string;
  /** Our account name there. */
  account: string;
  password: string;
  /** The password that the network uses when it calls `/api/epx/network`, with the same account name. */
  callbackPassword: string;
  /** The SCRIPT version of outgoing messages. */
  version: '2017071' | '2023011';
  /** Files with our client certificate and its key, if the network requires one. */
  certificate?: { certFile: string; keyFile: string };
}

/** An OpenID provider for identity proofing. */
export interface IdentityConfig {
  /** Without a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A clearinghouse that accepts real-time X12 270 over HTTPS. */
export interface ClearinghouseConfig {
  url: string;
  /** CAQH CORE's SOAP envelope (2.2.0), or the plain interchange as the body. */
  protocol: 'core' | 'x12';
  user: string;
  password: string;
  /** Sender and receiver ids in the envelope (ISA06, ISA08). */
  sender: string;
  receiver: string;
  /** See `MailConfig`. */
  sandboxed?: true;
}

/** The address where a laboratory, or its interface engine, accepts orders. */
export interface LabConnection {
  host: string;
  port: number;
  tls: boolean;
}

/** An account at Documo or SRFax, or at a service with the same API. */
export interface FaxConfig {
  carrier: 'documo' | 'srfax';
  /** Without a trailing slash. */
  baseUrl: string;
  /** Documo's API key, or SRFax's `access id:password`. */
  key: string;
  /** The sender that SRFax requires; empty for Documo. */
  sender: string;
  /** See `MailConfig`. */
  sandboxed?: true;
}

/** An OAuth app registered with a provider. */
export interface AppConfig {
  clientId: string;
  clientSecret: string;
  /** Base URL of all of the provider's endpoints, without a trailing slash; null for its own. */
  baseUrl: string | null;
}

const port = z.coerce.number().int().min(1).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const databaseUrl = z.string().refine((text) => urlsOf(text) !== null);
const replicaUrl = z.string().refine((text) => urlsOf(text)?.length === 1);
const backupUrl = z.union([
  z.string().refine((text) => isAbsolute(text)),
  z.url({ protocol: /^https?$/ }).refine((text) => /^\/[^/]/.test(URL.parse(text)?.pathname ?? '')),
]);
const proxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((each) => each.every(isNetwork));
const mailUrl = z.url({ protocol: /^smtps?$/ });
const mailFrom = z.string().regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
const accountSid = z.string().regex(/^[A-Za-z0-9]{8,64}$/);
const smsFrom = z.string().regex(/^(?:\+\d{5,15}|\d{3,8}|MG[0-9a-f]{32})$/);
const labAddresses = z
  .string()
  .regex(/^[^=,]{1,60}=mllps?:\/\/[^\s:,/]+:\d{1,5}(?:,[^=,]{1,60}=mllps?:\/\/[^\s:,/]+:\d{1,5})*$/);
const networkName = z.string().regex(/^[^:\s]{1,100}$/);
const listenAddress = z.string().regex(/^[^\s:,/]+:\d{1,5}$/);
const stripeKey = z.string().regex(/^(?:sk|rk|pk|whsec)_[A-Za-z0-9_]{8,250}$/);
// GS02 and GS03 of X12 have at least two characters.
const partyName = z.string().regex(/^[A-Za-z0-9]{2,15}$/);
// Inquiries identify a person and their insurance, so they are never sent unencrypted over a network.
const clearinghouseUrl = z.union([
  z.url({ protocol: /^https$/ }),
  z.string().regex(/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?:\/\S*)?$/),
]);
const CLEARINGHOUSE = ['URL', 'USER', 'PASSWORD', 'SENDER', 'RECEIVER'].map((name) => `CLEARINGHOUSE_${name}`);
const clamdAddress = z.string().regex(/^[A-Za-z0-9.-]+:\d{1,5}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']);

/**
 * Reads PORT, HOST, PROCESSES, DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URL, BACKUP_URL, PUBLIC_URL, LOG_LEVEL, LOG_CALLS,
 * METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT, TRUSTED_PROXIES, SANDBOX, DEMO_OPEN, LABS, LABS_LISTEN, FILES_QUOTA_GB, CLAMD_ADDRESS
 * and the groups FAX_…, FILES_S3_…, PLAN_…, MAIL_…, TWILIO_…,
 * CLEARINGHOUSE_…, ZOOM_…, GOOGLE_…, STRIPE_…, ERX_… and IDENTITY_…. An invalid value, or an incomplete group, throws a
 * StartError with its name.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = settingsOf(env);
  const { read, readUrl } = settings;
  const portNumber = read('PORT', port, 3000, 'a port number from 1 to 65535');
  const host = read('HOST', z.string().regex(/^[A-Za-z0-9.:_-]+$/), '127.0.0.1', 'a host name or address');
  // Uses the host name: passkeys are bound to names, and browsers reject IP addresses.
  const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  const ownUrl = `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${portNumber}`;
  return {
    ...readS3(settings),
    ...readPlan(settings),
    ...readBackupTarget(settings),
    ...readReplica(settings),
    ...readWatching(settings),
    port: portNumber,
    host,
    processes: read('PROCESSES', z.coerce.number().int().min(1).max(64), 1, 'a number from 1 to 64'),
    dataDir: resolve(read('DATA_DIR', z.string().min(1), './data', 'a folder')),
    databaseUrl: read<string | undefined>('DATABASE_URL', databaseUrl, undefined, 'a postgres:// address'),
    publicUrl: readUrl('PUBLIC_URL', ownUrl),
    logLevel: read('LOG_LEVEL', logLevel, 'info', 'trace, debug, info, warn, error or silent'),
    trustedProxies: read('TRUSTED_PROXIES', proxies, [], 'comma-separated addresses or networks, e.g. 10.0.0.0/8'),
    sandbox: read('SANDBOX', z.enum(['on', 'off']), 'on', 'on or off') === 'on',
    filesQuotaGb: read('FILES_QUOTA_GB', z.coerce.number().min(1).max(100_000), 50, 'a number of gigabytes'),
    demoOpen: read('DEMO_OPEN', z.enum(['on', 'off']), 'off', 'on or off') === 'on',
    mail: readMail(settings),
    sms: readSms(settings),
    labs: labsOf(
      read('LABS', labAddresses, '', 'comma-separated names and addresses, e.g. Quest=mllps://hl7.quest.example:6661'),
      read('LABS_LISTEN', listenAddress, '', 'an address and port, e.g. 127.0.0.1:2575'),
    ),
    network: readNetwork(settings),
    identity: readIdentity(settings),
    clearinghouse: readClearinghouse(settings),
    zoom: readApp(settings, 'ZOOM'),
    google: readApp(settings, 'GOOGLE'),
    stripe: readStripe(settings),
    fax: readFax(settings),
    clamd: clamdOf(
      read<string | undefined>('CLAMD_ADDRESS', clamdAddress, undefined, 'a host and port, e.g. 127.0.0.1:3310'),
    ),
    development: env['NODE_ENV'] === 'development',
  };
}

type Settings = ReturnType<typeof settingsOf>;

function settingsOf(env: Record<string, string | undefined>) {
  const read = <T>(name: string, schema: z.ZodType<T>, fallback: T, expected: string): T => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new StartError(`${name} must be ${expected}; it is set to something else.`);
    return parsed.data;
  };
  const isSet = (name: string): boolean => env[name] !== undefined && env[name] !== '';
  /** Reads a server's URL without a trailing slash. */
  const readUrl = <T extends string | null>(name: string, fallback: T): string | T =>
    read<string | T>(name, httpUrl, fallback, 'an http:// or https:// address')?.replace(/\/+$/, '') ?? fallback;
  /** Reads settings that belong together: null if none is set, and all of them are required if one is. */
  const together = <T>(names: readonly string[], readAll: () => T): T | null => {
    if (!names.some(isSet)) return null;
    const missing = names.find((name) => !isSet(name));
    if (missing !== undefined)
      throw new StartError(`${missing} must be set when ${names.filter(isSet).join(' and ')} is set.`);
    return readAll();
  };
  return { read, readUrl, together };
}

function readS3({ read, readUrl }: Settings): Pick<Config, 's3'> {
  const endpoint = readUrl('FILES_S3_ENDPOINT', null);
  if (endpoint === null) return {};
  const needed = (name: string): string => {
    const text = read(name, z.string(), '', 'text');
    if (text === '') throw new StartError(`${name} must be set when FILES_S3_ENDPOINT is set.`);
    return text;
  };
  const s3 = {
    endpoint,
    bucket: needed('FILES_S3_BUCKET'),
    key: needed('FILES_S3_KEY'),
    secret: needed('FILES_S3_SECRET'),
    region: read('FILES_S3_REGION', z.string(), 'us-east-1', 'text'),
  };
  return { s3 };
}

function readBackupTarget({ read }: Settings): Pick<Config, 'backup'> {
  const url = read('BACKUP_URL', backupUrl, '', 'an absolute folder, or https://host/bucket of an S3 service');
  if (url === '') return {};
  if (isAbsolute(url)) return { backup: { kind: 'folder', dir: resolve(url) } };
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...below] = pathname.split('/').filter(Boolean);
  const needed = (name: string): string => {
    const text = read(name, z.string(), '', 'text');
    if (text === '') throw new StartError(`${name} must be set when BACKUP_URL is a bucket.`);
    return text;
  };
  const backup = {
    kind: 's3' as const,
    endpoint: origin,
    bucket,
    prefix: below.map((part) => `${part}/`).join(''),
    key: needed('BACKUP_S3_KEY'),
    secret: needed('BACKUP_S3_SECRET'),
    region: read('BACKUP_S3_REGION', z.string(), 'us-east-1', 'text'),
  };
  return { backup };
}

function readReplica({ read }: Settings): Pick<Config, 'replicaUrl'> {
  const url = read('DATABASE_REPLICA_URL', replicaUrl, '', 'a postgres:// address of one server');
  return url === '' ? {} : { replicaUrl: url };
}

function readWatching({ read, readUrl }: Settings): Pick<Config, 'logCalls' | 'metricsToken' | 'tracesUrl'> {
  const token = read(
    'METRICS_TOKEN',
    z.string().regex(/^[\x21-\x7e]{16,200}$/),
    '',
    '16 to 200 characters without spaces',
  );
  const tracesUrl = readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', null);
  // At a terminal, the lines would push away what the start says.
  const fallback = process.stdout.isTTY ? 'off' : 'on';
  return {
    logCalls: read('LOG_CALLS', z.enum(['on', 'off']), fallback, 'on or off') === 'on',
    ...(token === '' ? {} : { metricsToken: token }),
    ...(tracesUrl === null ? {} : { tracesUrl }),
  };
}

function readPlan({ read }: Settings): Pick<Config, 'plan'> {
  const planName = read<string | undefined>(
    'PLAN_NAME',
    z.string().max(80),
    undefined,
    'a name of at most 80 characters',
  );
  if (planName === undefined) return {};
  const plan = {
    name: planName,
    members: read<number | null>('PLAN_MEMBERS', z.coerce.number().int().min(1).max(100_000), null, 'a number'),
    until: read<string | null>('PLAN_UNTIL', day, null, 'a date, e.g. 2027-06-30'),
    contact: read<string | null>('PLAN_CONTACT', z.email(), null, 'an email address'),
  };
  return { plan };
}

function readMail({ read, together }: Settings): MailConfig | null {
  return together(['MAIL_URL', 'MAIL_FROM'], () => ({
    url: read('MAIL_URL', mailUrl, '', 'an smtp:// or smtps:// address'),
    from: read('MAIL_FROM', mailFrom, '', 'an email address, alone or as Name <address>'),
  }));
}

function readSms({ read, readUrl, together }: Settings): SmsConfig | null {
  return together(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'], () => ({
    baseUrl: readUrl('TWILIO_BASE_URL', 'https://api.twilio.com'),
    accountSid: read('TWILIO_ACCOUNT_SID', accountSid, '', 'an account ID'),
    authToken: read('TWILIO_AUTH_TOKEN', z.string().min(8).max(200), '', 'an account token'),
    from: read('TWILIO_FROM', smsFrom, '', 'a number with country code, e.g. +16175550143'),
  }));
}

function readNetwork(settings: Settings): NetworkConfig | null {
  const { read, readUrl, together } = settings;
  return together(['ERX_URL', 'ERX_ACCOUNT', 'ERX_PASSWORD', 'ERX_CALLBACK_PASSWORD'], () => ({
    url: readUrl('ERX_URL', ''),
    account: read('ERX_ACCOUNT', networkName, '', 'the name of your account, without colons'),
    password: read('ERX_PASSWORD', z.string().min(8).max(300), '', 'the password of your account'),
    callbackPassword: read(
      'ERX_CALLBACK_PASSWORD',
      z.string().min(16).max(300),
      '',
      'a password of at least 16 characters',
    ),
    version: read('ERX_VERSION', z.enum(['2017071', '2023011']), '2017071', '2017071 or 2023011'),
    ...certificateOf(settings),
  }));
}

function readIdentity({ read, readUrl, together }: Settings): IdentityConfig | null {
  return together(['IDENTITY_ISSUER', 'IDENTITY_CLIENT_ID', 'IDENTITY_CLIENT_SECRET'], () => ({
    issuer: readUrl('IDENTITY_ISSUER', ''),
    clientId: read('IDENTITY_CLIENT_ID', z.string().max(300), '', 'an app ID'),
    clientSecret: read('IDENTITY_CLIENT_SECRET', z.string().min(8).max(300), '', 'an app secret'),
  }));
}

function readClearinghouse({ read, together }: Settings): ClearinghouseConfig | null {
  return together(CLEARINGHOUSE, () => ({
    url: read('CLEARINGHOUSE_URL', clearinghouseUrl, '', 'an https:// address'),
    protocol: read('CLEARINGHOUSE_PROTOCOL', z.enum(['core', 'x12']), 'core', 'core or x12'),
    user: read('CLEARINGHOUSE_USER', z.string().max(200), '', 'a name'),
    password: read('CLEARINGHOUSE_PASSWORD', z.string().max(500), '', 'a password'),
    sender: read('CLEARINGHOUSE_SENDER', partyName, '', '2 to 15 letters and digits'),
    receiver: read('CLEARINGHOUSE_RECEIVER', partyName, '', '2 to 15 letters and digits'),
  }));
}

function readApp({ read, readUrl, together }: Settings, name: 'ZOOM' | 'GOOGLE'): AppConfig | null {
  return together([`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`], () => ({
    clientId: read(`${name}_CLIENT_ID`, z.string().max(300), '', 'an app ID'),
    clientSecret: read(`${name}_CLIENT_SECRET`, z.string().min(8).max(300), '', 'an app secret'),
    baseUrl: readUrl(`${name}_BASE_URL`, null),
  }));
}

function readStripe({ read, readUrl, together }: Settings): StripeConfig | null {
  return together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'], () => ({
    secretKey: read('STRIPE_SECRET_KEY', stripeKey, '', 'a secret key, e.g. sk_live_…'),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', stripeKey, '', 'a publishable key, e.g. pk_live_…'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET', stripeKey, '', 'a webhook secret, e.g. whsec_…'),
    baseUrl: readUrl('STRIPE_BASE_URL', null),
  }));
}

function readFax({ read, readUrl, together }: Settings): FaxConfig | null {
  return together(['FAX_CARRIER', 'FAX_KEY'], () => {
    const carrier = read('FAX_CARRIER', z.enum(['documo', 'srfax']), 'documo', 'documo or srfax');
    const own = carrier === 'documo' ? 'https://api.documo.com' : 'https://secure.srfax.com';
    return {
      carrier,
      baseUrl: readUrl('FAX_BASE_URL', own),
      key: read('FAX_KEY', z.string().min(8).max(300), '', 'Documo’s API key, or SRFax’s access id:password'),
      sender: read('FAX_SENDER', z.union([z.email(), z.literal('')]), '', 'an email address'),
    };
  });
}

function labsOf(addresses: string, listen: string): LabsConfig | null {
  if (addresses === '' && listen === '') return null;
  const connections: Record<string, LabConnection> = {};
  for (const each of addresses.split(',')) {
    const [, name, kind, host, number] = /^([^=]+)=(mllps?):\/\/([^:]+):(\d+)$/.exec(each.trim()) ?? [];
    if (name !== undefined) connections[name.trim()] = { host: host!, port: Number(number), tls: kind === 'mllps' };
  }
  const [host = '', number = ''] = listen.split(':');
  return { connections, listen: listen === '' ? null : { host, port: Number(number) } };
}

function certificateOf({ read, together }: Settings): Pick<NetworkConfig, 'certificate'> {
  const certificate = together(['ERX_CERTIFICATE', 'ERX_KEY'], () => ({
    certFile: read('ERX_CERTIFICATE', z.string(), '', 'a file'),
    keyFile: read('ERX_KEY', z.string(), '', 'a file'),
  }));
  return certificate === null ? {} : { certificate };
}

function clamdOf(address: string | undefined): Config['clamd'] {
  if (address === undefined) return null;
  const [host = '', portText] = address.split(':');
  return { host, port: Number(portText) };
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
