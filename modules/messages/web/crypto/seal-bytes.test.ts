import { expect, test } from 'vitest';
import { fromBase64, openBytes, sealBytes, toBase64 } from './seal-bytes.ts';

const OAEP = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hex, 'hex'));

async function pair() {
  const made = await crypto.subtle.generateKey(OAEP, false, ['encrypt', 'decrypt']);
  const spki = toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', made.publicKey)));
  return { spki, ...made };
}

test('decrypts the published vector of AES-128-GCM (McGrew and Viega, test case 3)', async () => {
  const { publicKey, privateKey } = await pair();
  const key = bytes('feffe9928665731c6d6a8f9467308308');
  const wrapped = toBase64(new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, key)));
  const content = bytes(
    'cafebabefacedbaddecaf888' +
      '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091473f5985' +
      '4d5c2af327cd64a62cf35abd2ba6fab4',
  );
  expect(Buffer.from(await openBytes(privateKey, '', wrapped, content)).toString('hex')).toBe(
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
  );
});

test('encrypted data opens only with its key and label, and differs every time', async () => {
  const [own, other] = [await pair(), await pair()];
  const words = new TextEncoder().encode('the words');
  const [one, two] = [await sealBytes(own.spki, 'here', words), await sealBytes(own.spki, 'here', words)];
  expect(one.bytes).not.toEqual(two.bytes);
  expect(one.bytes.length).toBe(12 + words.length + 16);
  expect(new TextDecoder().decode(await openBytes(own.privateKey, 'here', one.sessionKey, one.bytes))).toBe(
    'the words',
  );
  await expect(openBytes(own.privateKey, 'there', one.sessionKey, one.bytes)).rejects.toThrow();
  await expect(openBytes(other.privateKey, 'here', one.sessionKey, one.bytes)).rejects.toThrow();
  await expect(openBytes(own.privateKey, 'here', one.sessionKey, two.bytes)).rejects.toThrow();
});

test('decodes base64 of any length', () => {
  const long = crypto.getRandomValues(new Uint8Array(60_000));
  expect(fromBase64(toBase64(long))).toEqual(long);
});
