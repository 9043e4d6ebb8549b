import { expect, test } from 'vitest';
import { useQuestion } from '#kit/windows/confirm.ts';
import { askCancel, notifyTick } from './ask-cancel.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { deleteAfterAsking } from '../delete-after-asking.ts';
import { useScopeQuestion } from './scope-question.ts';

const patient = { id: 'p', first_name: 'Ada', last_name: 'Lang' };
const past = { title: 'Visit', start: '2020-01-06T15:00:00Z', patient } as unknown as CalendarEvent;
const coming = { ...past, start: '2999-01-06T15:00:00Z' };
const none = (): void => undefined;

test('offers to notify the patient only if there is a patient to notify', () => {
  expect(notifyTick(coming, none)).toHaveProperty('tick');
  expect(notifyTick(past, none)).toEqual({});
  expect(notifyTick({ ...coming, patient: null }, none)).toEqual({});
  // The selected occurrence is over, but the rest of its series is not.
  expect(notifyTick(past, none, 'EditEntireRecurringEvent')).toHaveProperty('tick');
  expect(notifyTick(past, none, 'EditRecurringEventFollowing')).toHaveProperty('tick');
  expect(notifyTick(past, none, 'EditRecurringEventSpecificTime')).toEqual({});
});

test('canceling a series asks about the whole series, with the notify checkbox', async () => {
  const answer = askCancel(past, 'EditEntireRecurringEvent');
  const { question } = useQuestion.getState();
  expect(question?.title).toBe('Cancel these events?');
  question!.tick!.onTick(false);
  question!.answer(true);
  expect(question?.choice).toBeUndefined();
  expect(await answer).toEqual({ notifyPatient: false, reason: null });
});

test('a cancel reason can be given even for past events', async () => {
  const answer = askCancel(past);
  const { question } = useQuestion.getState();
  question!.choice!.onChoose('ill');
  question!.answer(true);
  expect(await answer).toEqual({ notifyPatient: true, reason: 'ill' });
  expect(await askCancel({ ...past, patient: null })).toEqual({ notifyPatient: true, reason: null });
});

test('deleting a series asks for the scope and for notifying the patient in one dialog', async () => {
  const event = { ...past, id: 'e', recurring_event_id: 's', series_version: 1 } as CalendarEvent;
  const answer = deleteAfterAsking(event);
  const { question: asked } = useScopeQuestion.getState();
  expect(asked?.tick?.label).toBe('Notify the patient if they were notified of the event');
  asked!.answer(null);
  expect(await answer).toBe(false);
});
