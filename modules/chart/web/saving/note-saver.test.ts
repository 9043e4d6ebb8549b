// Over 300 lines: every way in which typing, losses, two writers and a signature can meet, on one ground.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NETWORK, UNAUTHENTICATED } from '#kit/api/api-error.ts';
import { fingerprint } from './fingerprint.ts';
import type { NoteDraft, NoteField, NoteFields, ServerNote } from './note-fields.ts';
import { createNoteSaver, type NoteSaver, type SaverState } from './note-saver.ts';

const EMPTY: NoteFields = {
  chart_note_record_name: 'Visit',
  service_date: '2026-11-23',
  en_counter_mode: 'office',
  note: '',
  nurse_note: '',
};

/** A server in memory that keeps the contract: versions, signatures, and answers that can get lost. */
function makeFixture(beginning: Partial<NoteFields> = {}) {
  const server: ServerNote = {
    version: 1,
    fields: { ...EMPTY, ...beginning },
    signed: false,
    editorName: 'Dr. Ada',
    savedAt: 't1',
  };
  const ground = {
    server,
    screen: { ...server.fields },
    vault: null as NoteDraft | null,
    states: [] as SaverState[],
    sends: [] as Partial<NoteFields>[],
    trouble: null as ApiError | null,
    loseAnswer: false,
    delay: 20,
    saver: null as unknown as NoteSaver,
    type(field: NoteField, text: string, ended = false): void {
      ground.screen[field] = text;
      ground.saver.change(field, ended);
    },
    by(other: Partial<NoteFields>, signed = false): void {
      server.version += 1;
      server.savedAt = `t${server.version}`;
      Object.assign(server.fields, other);
      server.signed = signed;
    },
    state: (): SaverState => ground.saver.state(),
    /** A new page; of the one before, only what is on its way already still happens. */
    open(): void {
      const screen = { ...server.fields };
      const isGone = (): boolean => ground.screen !== screen;
      ground.screen = screen;
      ground.saver = createNoteSaver(
        { ...server, fields: { ...server.fields } },
        {
          read: (field) => screen[field],
          show: (fields) => void Object.assign(screen, fields),
          load: async () => ({ ...server, fields: { ...server.fields } }),
          keep: async (draft) => void (isGone() || (ground.vault = structuredClone(draft))),
          drop: async () => void (isGone() || (ground.vault = null)),
          changed: (state) => void ground.states.push(state),
          send: async (version, patch) => {
            if (isGone()) return new Promise(() => undefined);
            ground.sends.push(patch);
            await new Promise((resolve) => setTimeout(resolve, ground.delay));
            if (ground.trouble !== null) throw ground.trouble;
            if (server.signed) throw new ApiError('NOTE_SIGNED', 'signed');
            if (version !== server.version) throw new ApiError('STALE_VERSION', 'stale');
            ground.by(patch);
            if (ground.loseAnswer) throw new ApiError(NETWORK, 'lost');
            return { version: server.version, update_time: server.savedAt };
          },
        },
      );
    },
  };
  ground.open();
  return ground;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('typing', () => {
  test('is in the vault at once, and on the server when the word ends', async () => {
    const ground = makeFixture();
    ground.type('note', 'C');
    await pass(1);
    expect(ground.vault?.fields.note?.text).toBe('C');
    expect(ground.sends).toEqual([]);
    ground.type('note', 'C ', true);
    await pass(1);
    expect(ground.sends).toEqual([{ note: 'C ' }]);
    expect(ground.state().status).toBe('saving');
    await pass(25);
    expect(ground.state()).toMatchObject({ status: 'saved', savedAt: 't2' });
    expect(ground.vault).toBeNull();
  });

  test('without an end is saved 400 ms after the first letter, however one types on', async () => {
    const ground = makeFixture();
    for (let letter = 1; letter <= 10; letter += 1) {
      ground.type('note', 'x'.repeat(letter));
      await pass(50);
    }
    expect(ground.sends.length).toBe(1);
    await pass(1000);
    expect(ground.server.fields.note).toBe('x'.repeat(10));
  });

  test('on while a save is under way: the next one carries the newest text, and never are there two', async () => {
    const ground = makeFixture();
    ground.delay = 100;
    ground.type('note', 'one ', true);
    await pass(10);
    ground.type('note', 'one two ', true);
    ground.type('note', 'one two three ', true);
    await pass(60);
    expect(ground.sends).toHaveLength(1);
    await pass(60);
    expect(ground.sends).toEqual([{ note: 'one ' }, { note: 'one two three ' }]);
    expect(ground.vault?.fields.note?.text).toBe('one two three ');
    await pass(200);
    expect(ground.vault).toBeNull();
  });

  test('what is undone before it was sent is not sent', async () => {
    const ground = makeFixture({ note: 'as it was' });
    ground.type('note', 'as it was!');
    ground.type('note', 'as it was');
    await pass(1000);
    expect(ground.sends).toEqual([]);
    expect(ground.state().status).toBe('saved');
    expect(ground.vault).toBeNull();
  });
});

describe('trouble', () => {
  test('without a connection it is kept here, tried again later each time, and saved when the connection is back', async () => {
    const ground = makeFixture();
    ground.trouble = new ApiError(NETWORK, 'no answer');
    ground.type('note', 'word ', true);
    await pass(30);
    expect(ground.state().status).toBe('offline');
    for (let second = 0; second < 8; second += 1) {
      ground.type('note', `word ${second} `, true);
      await pass(1000);
    }
    expect(ground.sends.length).toBeGreaterThanOrEqual(3);
    expect(ground.sends.length).toBeLessThan(6);
    expect(ground.vault?.fields.note?.text).toBe('word 7 ');
    ground.trouble = null;
    ground.saver.resume();
    await pass(50);
    expect(ground.server.fields.note).toBe('word 7 ');
    expect(ground.state().status).toBe('saved');
  });

  test('an ended session waits for the sign-in, then goes on', async () => {
    const ground = makeFixture();
    ground.trouble = new ApiError(UNAUTHENTICATED, 'out');
    ground.type('note', 'word ', true);
    await pass(60_000);
    expect(ground.sends).toHaveLength(1);
    ground.trouble = null;
    ground.saver.resume();
    await pass(50);
    expect(ground.server.fields.note).toBe('word ');
  });

  test('a field that the server refuses does not hold the others back', async () => {
    const ground = makeFixture();
    ground.trouble = new ApiError('BAD_USER_INPUT', 'too long', {
      issues: [{ path: 'input.nurse_note', message: 'too long' }],
    });
    ground.type('nurse_note', 'x', true);
    await pass(50);
    expect(ground.state()).toMatchObject({ status: 'failed', problem: 'too long' });
    ground.trouble = null;
    ground.type('note', 'word ', true);
    await pass(50);
    expect(ground.server.fields).toMatchObject({ note: 'word ', nurse_note: '' });
    expect(ground.vault?.fields.nurse_note?.text).toBe('x');
  });

  test('what is discarded is neither on the screen nor sent any more', async () => {
    const ground = makeFixture({ note: 'as it was' });
    ground.trouble = new ApiError(NETWORK, 'no answer');
    ground.type('note', 'as it was, and more ', true);
    await pass(30);
    ground.saver.discard();
    ground.trouble = null;
    await pass(60_000);
    expect(ground.screen.note).toBe('as it was');
    expect(ground.server.fields.note).toBe('as it was');
    expect(ground.state().status).toBe('saved');
    expect(ground.vault).toBeNull();
  });

  test('an answer that got lost is no conflict', async () => {
    const ground = makeFixture();
    ground.loseAnswer = true;
    ground.type('note', 'one ', true);
    await pass(30);
    ground.type('note', 'one two ', true);
    ground.loseAnswer = false;
    await pass(5000);
    expect(ground.state()).toMatchObject({ status: 'saved', conflict: null });
    expect(ground.server.fields.note).toBe('one two ');
  });
});

describe('somebody else', () => {
  test('who wrote into another field is no bother: both are kept', async () => {
    const ground = makeFixture();
    ground.by({ nurse_note: 'BP 120/80' });
    ground.type('note', 'Cough ', true);
    await pass(100);
    expect(ground.server.fields).toMatchObject({ note: 'Cough ', nurse_note: 'BP 120/80' });
    expect(ground.screen.nurse_note).toBe('BP 120/80');
    expect(ground.state()).toMatchObject({ status: 'saved', conflict: null });
  });

  test.each([
    ['mine', '<p>mine </p>'],
    ['theirs', '<p>theirs</p>'],
    ['both', '<p>mine </p><p>theirs</p>'],
  ] as const)('who wrote into the same field: nothing is sent until one chooses %s', async (choice, expected) => {
    const ground = makeFixture();
    ground.by({ note: '<p>theirs</p>' });
    ground.type('note', '<p>mine </p>', true);
    await pass(2000);
    expect(ground.state().conflict?.fields).toEqual([{ field: 'note', mine: '<p>mine </p>', theirs: '<p>theirs</p>' }]);
    expect(ground.sends).toHaveLength(1);
    expect(ground.vault?.fields.note?.text).toBe('<p>mine </p>');
    ground.saver.resolve({ note: choice });
    await pass(100);
    expect(ground.server.fields.note).toBe(expected);
    expect(ground.screen.note).toBe(expected);
    expect(ground.vault).toBeNull();
  });

  test('who signed: what was typed since is shown and kept until it is put aside', async () => {
    const ground = makeFixture();
    ground.by({}, true);
    ground.type('note', 'late ', true);
    await pass(100);
    expect(ground.state()).toMatchObject({ signed: true, conflict: { fields: [{ mine: 'late ', theirs: '' }] } });
    ground.type('note', 'late, too late');
    await pass(5000);
    expect(ground.screen.note).toBe('late, too late');
    expect(ground.vault?.fields.note?.text).toBe('late, too late');
    expect(ground.sends).toHaveLength(1);
    ground.saver.resolve({});
    await pass(100);
    expect(ground.screen.note).toBe('');
    expect(ground.vault).toBeNull();
  });

  test('whose save is heard of is taken over where nothing waits here', async () => {
    const ground = makeFixture();
    ground.by({ nurse_note: 'BP' });
    expect(ground.saver.isNews(2)).toBe(true);
    ground.saver.adopt({ ...ground.server, fields: { ...ground.server.fields } });
    expect(ground.screen.nurse_note).toBe('BP');
    ground.type('note', 'x ', true);
    await pass(50);
    expect(ground.server.version).toBe(3);
  });
});

describe('a draft from an earlier visit', () => {
  const draftOf = (text: string, base: string, sent?: string): NoteDraft => ({
    version: 1,
    fields: { note: { text, base: fingerprint(base), sent: sent === undefined ? [] : [fingerprint(sent)] } },
  });

  test('comes back and is saved', async () => {
    const ground = makeFixture({ note: 'old' });
    expect(ground.saver.restore(draftOf('old and new', 'old'))).toEqual({ note: 'old and new' });
    expect(ground.screen.note).toBe('old and new');
    await pass(100);
    expect(ground.server.fields.note).toBe('old and new');
    expect(ground.vault).toBeNull();
  });

  test('whose save had arrived after all is dropped', async () => {
    const ground = makeFixture({ note: 'old and new' });
    expect(ground.saver.restore(draftOf('old and new', 'old'))).toEqual({});
    await pass(100);
    expect(ground.sends).toEqual([]);
  });

  test('that grew from what was last sent is no conflict', async () => {
    const ground = makeFixture({ note: 'old and' });
    ground.saver.restore(draftOf('old and new', 'old', 'old and'));
    await pass(100);
    expect(ground.server.fields.note).toBe('old and new');
  });

  test('of a note that was signed since is shown beside it, and stays until it is put aside', async () => {
    const ground = makeFixture({ note: 'old' });
    ground.by({}, true);
    ground.open();
    ground.vault = draftOf('old and new', 'old');
    ground.saver.restore(ground.vault);
    await pass(1000);
    expect(ground.screen.note).toBe('old');
    expect(ground.state().conflict?.fields).toEqual([{ field: 'note', mine: 'old and new', theirs: 'old' }]);
    expect(ground.vault?.fields.note?.text).toBe('old and new');
    expect(ground.sends).toEqual([]);
  });

  test('beside which somebody else has written asks', async () => {
    const ground = makeFixture({ note: 'theirs' });
    ground.saver.restore(draftOf('mine', 'old'));
    await pass(1000);
    expect(ground.sends).toEqual([]);
    expect(ground.state().conflict?.fields).toEqual([{ field: 'note', mine: 'mine', theirs: 'theirs' }]);
  });
});

test('flush answers the version that holds everything', async () => {
  const ground = makeFixture();
  ground.delay = 100;
  ground.type('note', 'one ', true);
  await pass(10);
  ground.type('note', 'one two');
  ground.type('nurse_note', 'BP');
  const flushed = ground.saver.flush();
  await pass(1000);
  expect(await flushed).toBe(3);
  expect(ground.server.fields).toMatchObject({ note: 'one two', nurse_note: 'BP' });
});

test('a random walk of typing, losses and other writers loses no word', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    let random = seed;
    const dice = (sides: number): number => (random = (random * 48271) % 2147483647) % sides;
    const ground = makeFixture();
    const words: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      words.push(`w${step}`);
      ground.type('note', words.join(' '), dice(2) === 0);
      if (dice(8) === 0) ground.by({ nurse_note: `n${step}` });
      ground.trouble = dice(5) === 0 ? new ApiError(NETWORK, '') : null;
      ground.loseAnswer = dice(5) === 0;
      await pass(dice(120));
      // The page is killed: a new one has only the server and the vault.
      if (dice(10) === 0) {
        const kept = structuredClone(ground.vault);
        ground.open();
        await pass(dice(50));
        if (kept !== null) ground.saver.restore(kept);
        expect(ground.screen.note).toBe(words.join(' '));
        expect(ground.state().conflict).toBeNull();
      }
    }
    ground.trouble = null;
    ground.loseAnswer = false;
    ground.saver.resume();
    await pass(40_000);
    expect(ground.server.fields.note).toBe(words.join(' '));
    expect(ground.state()).toMatchObject({ status: 'saved', conflict: null });
  }
});
