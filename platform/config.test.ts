import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    logLevel: 'info',
  });
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PUBLIC_URL: 'https://salus.example.org/' }).publicUrl).toBe('https://salus.example.org');
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::1' }).trustedProxies).toEqual(['10.0.0.0/8', 'fd00::1']);
});

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['PROCESSES', '0'],
  ['PROCESSES', 'all'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['DATABASE_URL', 'secret'],
  ['PUBLIC_URL', 'ftp://secret.example.org'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'secret.example.org'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['MAIL_URL', 'http://secret.example.org', { MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM', 'secret', { MAIL_URL: 'smtp://mail.example' }],
  ['MAIL_FROM', '', { MAIL_URL: 'smtp://mail.example' }],
  ['MAIL_URL', '', { MAIL_FROM: 'a@b.example' }],
  ['TWILIO_FROM', 'secret', { TWILIO_ACCOUNT_SID: 'AC12345678', TWILIO_AUTH_TOKEN: '12345678' }],
  ['TWILIO_AUTH_TOKEN', '', { TWILIO_ACCOUNT_SID: 'AC12345678', TWILIO_FROM: '+16175550143' }],
] as [string, string, Record<string, string>?][])(
  '%s "%s" stops the start with one line that contains its name but not its value',
  (name, value, others = {}) => {
    const read = (): unknown => readConfig({ ...others, [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]*$`));
    expect(read).not.toThrow(/secret/);
  },
);

test('requires the settings for email and text messages together', () => {
  expect(readConfig({})).toMatchObject({ mail: null, sms: null });
  const env = {
    MAIL_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'Riverside <hello@clinic.example>',
    TWILIO_ACCOUNT_SID: 'AC0123456789abcdef',
    TWILIO_AUTH_TOKEN: 'a-long-token',
    TWILIO_FROM: '+16175550143',
  };
  expect(readConfig(env)).toMatchObject({
    mail: { url: env.MAIL_URL, from: env.MAIL_FROM },
    sms: { baseUrl: 'https://api.twilio.com', accountSid: env.TWILIO_ACCOUNT_SID, from: env.TWILIO_FROM },
  });
});

test('reads the plan if it has a name', () => {
  expect(readConfig({ PLAN_MEMBERS: '5' }).plan).toBeUndefined();
  expect(readConfig({ PLAN_NAME: 'Group', PLAN_MEMBERS: '25', PLAN_UNTIL: '2027-06-30' }).plan).toEqual({
    name: 'Group',
    members: 25,
    until: '2027-06-30',
    contact: null,
  });
  expect(() => readConfig({ PLAN_NAME: 'Group', PLAN_UNTIL: 'June' })).toThrow(/PLAN_UNTIL/);
});

test('requires the settings of the prescription network and of identity proofing together', () => {
  expect(readConfig({})).toMatchObject({ network: null, identity: null });
  const env = {
    ERX_URL: 'https://network.example/script/',
    ERX_ACCOUNT: 'salus',
    ERX_PASSWORD: 'a long password',
    ERX_CALLBACK_PASSWORD: 'an even longer password',
    IDENTITY_ISSUER: 'https://id.example/',
    IDENTITY_CLIENT_ID: 'salus',
    IDENTITY_CLIENT_SECRET: 'a long secret',
  };
  expect(readConfig(env)).toMatchObject({
    network: { url: 'https://network.example/script', account: 'salus', version: '2017071' },
    identity: { issuer: 'https://id.example', clientId: 'salus' },
  });
  expect(readConfig({ ...env, ERX_CERTIFICATE: '/c.pem', ERX_KEY: '/k.pem' }).network?.certificate).toEqual({
    certFile: '/c.pem',
    keyFile: '/k.pem',
  });
  for (const name of ['ERX_URL', 'ERX_PASSWORD', 'IDENTITY_CLIENT_SECRET'])
    expect(() => readConfig({ ...env, [name]: '' })).toThrow(new RegExp(`^${name} must be set`));
  expect(() => readConfig({ ...env, ERX_CERTIFICATE: '/c.pem' })).toThrow(/^ERX_KEY must be set/);
  expect(() => readConfig({ ...env, ERX_VERSION: 'secret' })).toThrow(/^ERX_VERSION must be [^\n]*$/);
});
