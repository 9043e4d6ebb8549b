import { constants, createPrivateKey, createPublicKey, privateDecrypt, webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encryptForClinic } from './encrypt-for-clinic.ts';
import { openSealed, sealWith } from './seal-with.ts';
import { openContent, readBase64, readPublicKey, unwrapSessionKey, wrapSessionKey } from './session-key.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');

describe('AES-128-GCM decrypts the published test vectors', () => {
  // The Galois/Counter Mode of Operation (McGrew, Viega), test case 3, without additional data, and 4, with it.
  const key = hex('feffe9928665731c6d6a8f9467308308');
  const nonce = hex('cafebabefacedbaddecaf888');
  const text =
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255';
  const sealed =
    '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091473f5985';

  test('case 3', () => {
    const content = Buffer.concat([nonce, hex(sealed), hex('4d5c2af327cd64a62cf35abd2ba6fab4')]);
    expect(openContent(key, '', content)?.toString('hex')).toBe(text);
    content[20]! ^= 1;
    expect(openContent(key, '', content)).toBeNull();
  });

  test('case 2, one block of zeros', () => {
    const content = Buffer.concat([
      Buffer.alloc(12),
      hex('0388dace60b6a392f328c2b971b2fe78'),
      hex('ab6e47d42cec13bdf53a67b21257bddf'),
    ]);
    expect(openContent(Buffer.alloc(16), '', content)).toEqual(Buffer.alloc(16));
    expect(openContent(Buffer.alloc(16), 'another label', content)).toBeNull();
  });
});

describe('session keys', () => {
  test('a browser and the server unwrap each other’s keys, and the browser’s private key is not extractable', async () => {
    const algorithm = {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    };
    const pair = await webcrypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
    const spki = Buffer.from(await webcrypto.subtle.exportKey('spki', pair.publicKey));
    await expect(webcrypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow();
    const sessionKey = hex('000102030405060708090a0b0c0d0e0f');
    const wrapped = wrapSessionKey(readPublicKey(spki.toString('base64'))!.key, sessionKey);
    const opened = await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, pair.privateKey, wrapped);
    expect(Buffer.from(opened)).toEqual(sessionKey);
  });

  test('accepts only 16 bytes wrapped for this key', async () => {
    const pair = await webcrypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    );
    const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey));
    const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(privateKey);
    expect(unwrapSessionKey(privateKey, wrapSessionKey(publicKey, Buffer.alloc(16, 7)))).toEqual(Buffer.alloc(16, 7));
    expect(unwrapSessionKey(privateKey, wrapSessionKey(publicKey, Buffer.alloc(32, 7)))).toBeNull();
    expect(unwrapSessionKey(privateKey, Buffer.alloc(256, 1))).toBeNull();
    const spki = publicKey.export({ type: 'spki', format: 'der' });
    const { sessionKey, encryptedText } = encryptForClinic(spki, 'label', Buffer.from('words'));
    const key = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(sessionKey, 'base64'),
    );
    expect(openContent(key, 'label', readBase64(encryptedText, 1000)!)?.toString()).toBe('words');
  });

  test.each(['', 'Text', '!!!!', 'AAAA', 'x'.repeat(5000)])('"%.10s" is not a public key', (text) => {
    expect(readPublicKey(text)).toBeNull();
  });
});

test('encrypted data opens only with its key and label', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = sealWith(key, 'here', Buffer.from('words'));
  expect(openSealed(key, 'here', sealed).toString()).toBe('words');
  expect(() => openSealed(key, 'there', sealed)).toThrow();
  expect(() => openSealed(other, 'here', sealed)).toThrow();
});
