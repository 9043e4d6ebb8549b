import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';

function failure(status: number, body: unknown): ApiError {
  try {
    readAnswer(status, body);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('It did not fail.');
}

test('returns the data', () => {
  expect(readAnswer(200, { data: { patient: { id: '1' } } })).toEqual({ patient: { id: '1' } });
});

test('treats 401 as an expired session, whatever the body says', () => {
  expect(failure(401, undefined)).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'Logged out due to long inactivity.',
  });
});

test('keeps the code, title and issues of a domain error', () => {
  const extensions = {
    code: 'BAD_USER_INPUT',
    subType: 'Z_InputError',
    title: 'Please check the input',
    issues: [{ path: 'input.first_name', message: 'First Name is Required' }, { path: 7 }, null],
  };
  expect(failure(200, { data: null, errors: [{ message: 'No', extensions }] })).toMatchObject({
    code: 'BAD_USER_INPUT',
    subType: 'Z_InputError',
    title: 'Please check the input',
    issues: [{ path: 'input.first_name', message: 'First Name is Required' }],
  });
});

test('treats an error without extensions as unexpected', () => {
  expect(failure(200, { errors: [{ message: 'Odd' }] })).toMatchObject({
    code: 'UNEXPECTED',
    message: 'Odd',
    issues: [],
  });
});

test.each([502, 503, 504])('treats %i from a proxy as a network error', (status) => {
  expect(failure(status, undefined).code).toBe('NETWORK');
});

test('treats a response that is not JSON as unexpected', () => {
  expect(failure(200, undefined).code).toBe('UNEXPECTED');
  expect(failure(500, undefined).code).toBe('UNEXPECTED');
});
