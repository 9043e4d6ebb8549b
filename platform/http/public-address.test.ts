import { expect, test } from 'vitest';
import { isLoopback, isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:812::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'fd00::1',
  'fe80::1',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('this machine is recognized', () => {
  expect(['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['127.example.com', '128.0.0.1', 'localhost.example.com'].some(isLoopback)).toBe(false);
});
