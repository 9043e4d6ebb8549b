import { expect, test } from 'vitest';
import {
  answerTone,
  cancelStates,
  cancelWords,
  fillStates,
  isAnswerSent,
  mayCancel,
  prescriptionStates,
  responseWords,
  statusLine,
  statusOf,
  statusWords,
  type StatusFacts,
} from './index.ts';

const facts = (more: Partial<StatusFacts>): StatusFacts => ({
  state: 'Confirmed',
  cancel_state: null,
  fill_state: null,
  written_in: null,
  ...more,
});

test('acknowledgements move a prescription from waiting to sent, delivered and filled', () => {
  const words = prescriptionStates.map((state) => [state, statusWords[statusOf(facts({ state }))]]);
  expect(Object.fromEntries(words)).toEqual({
    Saved: 'Not sent',
    Waiting: 'Waiting to send',
    Queued: 'Sent',
    Confirmed: 'Delivered to pharmacy',
    Failed: 'Failed',
    Unknown: 'No answer',
    Printed: 'On paper',
    Withdrawn: 'Canceled',
  });
  expect(fillStates.map((fill_state) => statusWords[statusOf(facts({ fill_state }))])).toEqual([
    'Filled',
    'Partially filled',
    'Not filled',
    'Transferred',
  ]);
});

test('only an approved cancellation makes a prescription canceled; until then both states are shown', () => {
  expect(cancelStates.map((cancel_state) => statusLine(facts({ cancel_state })))).toEqual([
    'Delivered to pharmacy, cancellation waiting to send',
    'Delivered to pharmacy, cancellation sent',
    'Canceled',
    'Delivered to pharmacy, cancellation denied',
    'Delivered to pharmacy, cancellation failed',
    'Delivered to pharmacy, cancellation: no answer',
  ]);
  expect(statusOf(facts({ fill_state: 'Dispensed', cancel_state: 'Denied' }))).toBe('filled');
  expect(cancelWords(facts({ cancel_state: 'Approved' }))).toBeNull();
  expect(['Waiting', 'Queued', 'Confirmed'].map((state) => responseWords(state as 'Waiting'))).toEqual([
    'Response waiting to send',
    'Response sent',
    'Response delivered to pharmacy',
  ]);
});

test('shows green only for what the network acknowledged or what needs no acknowledgement', () => {
  expect(['000', '010', 'withdrawn'].map(answerTone)).toEqual(['success', 'success', 'success']);
  expect(['waiting', '900', '600', 'unreachable', 'unknown'].map(answerTone)).toEqual([
    'warning',
    'error',
    'error',
    'error',
    'error',
  ]);
});

test('a decision on a request counts as sent once the network has it', () => {
  expect(isAnswerSent('Queued')).toBe(true);
  expect(isAnswerSent('Confirmed')).toBe(true);
  for (const state of ['Waiting', 'Failed', 'Unknown', null] as const) expect(isAnswerSent(state)).toBe(false);
});

test('a waiting prescription can be canceled once', () => {
  expect(prescriptionStates.filter((state) => mayCancel(state, null))).toEqual([
    'Waiting',
    'Queued',
    'Confirmed',
    'Unknown',
  ]);
  expect(cancelStates.filter((cancel) => mayCancel('Confirmed', cancel))).toEqual(['Denied', 'Failed', 'Unknown']);
});
