import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { errorReport } from './report-error.ts';

test.each([
  [new ApiError('UNAUTHENTICATED', 'x'), { kind: 'silent' }],
  [new ApiError('BAD_USER_INPUT', 'x', { subType: 'Z_InputError' }), { kind: 'silent' }],
  [
    new ApiError('STALE_VERSION', 'Somebody saved in between.', { subType: 'Z_NotificationError', title: 'Not saved' }),
    { kind: 'notification', title: 'Not saved', message: 'Somebody saved in between.' },
  ],
  [
    new ApiError('NETWORK', 'No way through.'),
    { kind: 'notification', title: 'Network Error', message: 'No way through.' },
  ],
  [new ApiError('INTERNAL', 'Number 7.'), { kind: 'notification', title: 'Unexpected Error', message: 'Number 7.' }],
])('%s', (error, report) => expect(errorReport(error)).toEqual(report));
