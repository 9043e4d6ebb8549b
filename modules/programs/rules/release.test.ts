import { expect, test } from 'vitest';
import {
  addDays,
  contentForm,
  dueContents,
  fieldsOfKind,
  isOverdue,
  percentDone,
  programForm,
  standings,
  type ContentProgress,
  type PlannedContent,
} from './index.ts';

const piece = (id: string, release_day: number, more: Partial<PlannedContent> = {}): PlannedContent => ({
  id,
  kind: 'text',
  title: id,
  release_day,
  due_days: null,
  required: true,
  gate: false,
  ...more,
});
const clock = (start_day: string, more: object = {}) => ({ start_day, paused_day: null, paused_days: 0, ...more });
const open: ContentProgress = { due_day: null, completed_time: null, problem: null };
const done: ContentProgress = { ...open, completed_time: new Date(0) };
const of = (entries: Record<string, ContentProgress>) => new Map(Object.entries(entries));

test('content is due once its day has come, and is never released twice', () => {
  const contents = [piece('a', 0), piece('b', 3), piece('c', 1)];
  expect(dueContents(contents, of({}), clock('2026-11-20'), '2026-11-19')).toEqual([]);
  expect(dueContents(contents, of({}), clock('2026-11-20'), '2026-11-20')).toEqual(['a']);
  expect(dueContents(contents, of({ a: open }), clock('2026-11-20'), '2026-11-21')).toEqual(['c']);
  expect(dueContents(contents, of({}), clock('2026-11-20'), '2027-11-20')).toEqual(['a', 'b', 'c']);
  expect(dueContents(contents, of({ a: open, b: done, c: open }), clock('2026-11-20'), '2027-01-01')).toEqual([]);
});

test('a gate blocks later content until it is done; a message is done once it is sent', () => {
  const contents = [
    piece('a', 0, { gate: true }),
    piece('b', 0),
    piece('m', 0, { kind: 'message', gate: true }),
    piece('c', 0),
  ];
  const enrolment = clock('2026-11-20');
  expect(dueContents(contents, of({}), enrolment, '2026-11-20')).toEqual(['a']);
  expect(dueContents(contents, of({ a: open }), enrolment, '2026-11-25')).toEqual([]);
  expect(dueContents(contents, of({ a: done }), enrolment, '2026-11-25')).toEqual(['b', 'm', 'c']);
  expect(standings(contents, of({ a: open }), enrolment, '2026-11-25').map(({ waitsFor }) => waitsFor)).toEqual([
    null,
    'a',
    'a',
    'a',
  ]);
  const failed = { ...open, problem: 'no address' };
  expect(dueContents(contents, of({ a: done, b: done, m: failed }), enrolment, '2026-11-25')).toEqual([]);
});

test('paused days shift later content, and nothing is released during a pause', () => {
  const contents = [piece('a', 2)];
  expect(dueContents(contents, of({}), clock('2026-11-20', { paused_days: 3 }), '2026-11-24')).toEqual([]);
  expect(dueContents(contents, of({}), clock('2026-11-20', { paused_days: 3 }), '2026-11-25')).toEqual(['a']);
  const paused = clock('2026-11-20', { paused_day: '2026-11-21' });
  expect(dueContents(contents, of({}), paused, '2026-12-25')).toEqual([]);
  expect(standings(contents, of({}), paused, '2026-12-25')[0]).toEqual({
    state: 'locked',
    opensOn: null,
    waitsFor: null,
  });
  expect(standings(contents, of({}), clock('2026-11-20'), '2026-11-20')[0]?.opensOn).toBe('2026-11-22');
  // Days with clock changes and leap days count like any other.
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});

test('overdue content is required and past its day, or could not be delivered', () => {
  const running = { paused_day: null };
  const late = { ...open, due_day: '2026-11-20' };
  expect(isOverdue({ required: true }, late, running, '2026-11-20')).toBe(false);
  expect(isOverdue({ required: true }, late, running, '2026-11-21')).toBe(true);
  expect(isOverdue({ required: false }, late, running, '2026-11-21')).toBe(false);
  expect(isOverdue({ required: true }, late, { paused_day: '2026-11-19' }, '2026-11-21')).toBe(false);
  expect(isOverdue({ required: true }, { ...late, ...done }, running, '2026-11-21')).toBe(false);
  expect(isOverdue({ required: false }, { ...open, problem: 'x' }, running, '2026-11-01')).toBe(true);
});

test('progress counts required content, or all content if none is required', () => {
  const contents = [piece('a', 0), piece('b', 0), piece('c', 0, { required: false }), piece('d', 9)];
  expect(percentDone(contents, of({ a: done, c: done }))).toBe(33);
  expect(percentDone(contents, of({ a: done, b: done, d: done }))).toBe(100);
  expect(percentDone([piece('a', 0, { required: false }), piece('b', 0, { required: false })], of({ a: done }))).toBe(
    50,
  );
  expect(percentDone([], of({}))).toBe(0);
});

test('each kind requires its own field', () => {
  const fields = { title: 'T', body: '', release_day: 0, required: true, gate: false };
  const wrong = (more: object): string[] => {
    const { success, error } = contentForm.safeParse({ ...fields, ...more });
    return success ? [] : error.issues.map(({ path }) => path.join('.'));
  };
  expect(wrong({ kind: 'text' })).toEqual(['body']);
  expect(wrong({ kind: 'text', body: 'Read' })).toEqual([]);
  expect(wrong({ kind: 'message' })).toEqual(['body']);
  expect(wrong({ kind: 'document' })).toEqual(['file_id']);
  expect(wrong({ kind: 'questionnaire' })).toEqual(['questionnaire_id']);
  expect(wrong({ kind: 'video', video_url: 'http://videos.example.org/1' })).toEqual(['video_url']);
  expect(wrong({ kind: 'video', video_url: 'javascript:alert(1)' })).toEqual(['video_url']);
  expect(wrong({ kind: 'video', video_url: 'https://videos.example.org/1' })).toEqual([]);
  expect(wrong({ kind: 'task', release_day: -1 })).toEqual(['release_day']);
  expect(wrong({ kind: 'task', release_day: 1.5 })).toEqual(['release_day']);
  expect(wrong({ kind: 'task', required: false, gate: true })).toEqual(['gate']);
  expect(wrong({ kind: 'dance' })).toEqual(['kind']);
  const video = contentForm.parse({ ...fields, kind: 'task', video_url: 'https://videos.example.org/1' });
  expect(fieldsOfKind(video).video_url).toBeNull();
  expect(programForm.safeParse({ name: 'A', type: 'fixed' }).success).toBe(false);
  expect(programForm.safeParse({ name: 'A', type: 'fixed', start_date: '2026-12-01' }).success).toBe(true);
});
