import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { alreadyShown, serverMessages } from './server-messages.ts';

const fields = new Set(['first_name', 'mailing_address.city']);
const has = (path: string): boolean => fields.has(path);

test('assigns issues to their fields, whatever the server calls the argument', () => {
  const error = new ApiError('BAD_USER_INPUT', 'x', {
    subType: 'Z_InputError',
    issues: [
      { path: 'input.first_name', message: 'Required' },
      { path: 'input.mailing_address.city', message: 'City is required' },
      { path: 'input.unknown', message: 'Odd' },
    ],
  });
  expect(serverMessages(error, has)).toEqual({
    fields: { first_name: 'Required', 'mailing_address.city': 'City is required' },
    problem: 'Odd',
  });
});

test('a refusal without issues applies to the whole form', () => {
  expect(serverMessages(new ApiError('P2002', 'Taken'), has)).toEqual({ fields: {}, problem: 'Taken' });
});

test('does not repeat what is already shown', () => {
  expect(serverMessages(alreadyShown(), has)).toEqual({ fields: {}, problem: null });
});

test('a lost connection states that no input is lost', () => {
  expect(serverMessages(new ApiError('NETWORK', 'No way through.'), has).problem).toContain('still here');
});
