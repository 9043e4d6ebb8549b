// Over 300 lines: all combinations of typing, lost messages, concurrent writers and signing, with one fixture.
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

/** An in-memory server that follows the contract: versions, signatures, and responses that can get lost. */
function makeFixture(beginning: Partial<NoteFields> = {}) {
  const server: ServerNote = {
    version: 1,
    fields: { ...EMPTY, ...beginning },
    signed: false,
    editorName: 'Dr. Ada',
    savedAt: 't1',
  };
  const fixture = {
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
      fixture.screen[field] = text;
      fixture.saver.change(field, ended);
    },
    by(other: Partial<NoteFields>, signed = false): void {
      server.version += 1;
      server.savedAt = `t${server.version}`;
      Object.assign(server.fields, other);
      server.signed = signed;
    },
    state: (): SaverState => fixture.saver.state(),
    /** Opens a new page; requests already sent by the previous one still complete. */
    open(): void {
      const screen = { ...server.fields };
      const isGone = (): boolean => fixture.screen !== screen;
      fixture.screen = screen;
      fixture.saver = createNoteSaver(
        { ...server, fields: { ...server.fields } },
        {
          read: (field) => screen[field],
          show: (fields) => void Object.assign(screen, fields),
          load: async () => ({ ...server, fields: { ...server.fields } }),
          keep: async (draft) => void (isGone() || (fixture.vault = structuredClone(draft))),
          drop: async () => void (isGone() || (fixture.vault = null)),
          changed: (state) => void fixture.states.push(state),
          send: async (version, patch) => {
            if (isGone()) return new Promise(() => undefined);
            fixture.sends.push(patch);
            await new Promise((resolve) => setTimeout(resolve, fixture.delay));
            if (fixture.trouble !== null) throw fixture.trouble;
            if (server.signed) throw new ApiError('NOTE_SIGNED', 'signed');
            if (version !== server.version) throw new ApiError('STALE_VERSION', 'stale');
            fixture.by(patch);
            if (fixture.loseAnswer) throw new ApiError(NETWORK, 'lost');
            return { version: server.version, update_time: server.savedAt };
          },
        },
      );
    },
  };
  fixture.open();
  return fixture;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('typing', () => {
  test('is stored locally immediately, and on the server when the word ends', async () => {
    const fixture = makeFixture();
    fixture.type('note', 'C');
    await pass(1);
    expect(fixture.vault?.fields.note?.text).toBe('C');
    expect(fixture.sends).toEqual([]);
    fixture.type('note', 'C ', true);
    await pass(1);
    expect(fixture.sends).toEqual([{ note: 'C ' }]);
    expect(fixture.state().status).toBe('saving');
    await pass(25);
    expect(fixture.state()).toMatchObject({ status: 'saved', savedAt: 't2' });
    expect(fixture.vault).toBeNull();
  });

  test('without a word end is saved 400 ms after the first letter, even if typing continues', async () => {
    const fixture = makeFixture();
    for (let letter = 1; letter <= 10; letter += 1) {
      fixture.type('note', 'x'.repeat(letter));
      await pass(50);
    }
    expect(fixture.sends.length).toBe(1);
    await pass(1000);
    expect(fixture.server.fields.note).toBe('x'.repeat(10));
  });

  test('during a save: the next save sends the newest text, and saves never overlap', async () => {
    const fixture = makeFixture();
    fixture.delay = 100;
    fixture.type('note', 'one ', true);
    await pass(10);
    fixture.type('note', 'one two ', true);
    fixture.type('note', 'one two three ', true);
    await pass(60);
    expect(fixture.sends).toHaveLength(1);
    await pass(60);
    expect(fixture.sends).toEqual([{ note: 'one ' }, { note: 'one two three ' }]);
    expect(fixture.vault?.fields.note?.text).toBe('one two three ');
    await pass(200);
    expect(fixture.vault).toBeNull();
  });

  test('that is undone before it was sent is not sent', async () => {
    const fixture = makeFixture({ note: 'as it was' });
    fixture.type('note', 'as it was!');
    fixture.type('note', 'as it was');
    await pass(1000);
    expect(fixture.sends).toEqual([]);
    expect(fixture.state().status).toBe('saved');
    expect(fixture.vault).toBeNull();
  });
});

describe('errors', () => {
  test('without a connection, text is stored locally, retried with increasing delays, and saved when the connection returns', async () => {
    const fixture = makeFixture();
    fixture.trouble = new ApiError(NETWORK, 'no answer');
    fixture.type('note', 'word ', true);
    await pass(30);
    expect(fixture.state().status).toBe('offline');
    for (let second = 0; second < 8; second += 1) {
      fixture.type('note', `word ${second} `, true);
      await pass(1000);
    }
    expect(fixture.sends.length).toBeGreaterThanOrEqual(3);
    expect(fixture.sends.length).toBeLessThan(6);
    expect(fixture.vault?.fields.note?.text).toBe('word 7 ');
    fixture.trouble = null;
    fixture.saver.resume();
    await pass(50);
    expect(fixture.server.fields.note).toBe('word 7 ');
    expect(fixture.state().status).toBe('saved');
  });

  test('an expired session waits for the sign-in and then continues', async () => {
    const fixture = makeFixture();
    fixture.trouble = new ApiError(UNAUTHENTICATED, 'out');
    fixture.type('note', 'word ', true);
    await pass(60_000);
    expect(fixture.sends).toHaveLength(1);
    fixture.trouble = null;
    fixture.saver.resume();
    await pass(50);
    expect(fixture.server.fields.note).toBe('word ');
  });

  test('a field rejected by the server doesn’t block the others', async () => {
    const fixture = makeFixture();
    fixture.trouble = new ApiError('BAD_USER_INPUT', 'too long', {
      issues: [{ path: 'input.nurse_note', message: 'too long' }],
    });
    fixture.type('nurse_note', 'x', true);
    await pass(50);
    expect(fixture.state()).toMatchObject({ status: 'failed', problem: 'too long' });
    fixture.trouble = null;
    fixture.type('note', 'word ', true);
    await pass(50);
    expect(fixture.server.fields).toMatchObject({ note: 'word ', nurse_note: '' });
    expect(fixture.vault?.fields.nurse_note?.text).toBe('x');
  });

  test('discarded text is neither shown nor sent', async () => {
    const fixture = makeFixture({ note: 'as it was' });
    fixture.trouble = new ApiError(NETWORK, 'no answer');
    fixture.type('note', 'as it was, and more ', true);
    await pass(30);
    fixture.saver.discard();
    fixture.trouble = null;
    await pass(60_000);
    expect(fixture.screen.note).toBe('as it was');
    expect(fixture.server.fields.note).toBe('as it was');
    expect(fixture.state().status).toBe('saved');
    expect(fixture.vault).toBeNull();
  });

  test('a lost response causes no conflict', async () => {
    const fixture = makeFixture();
    fixture.loseAnswer = true;
    fixture.type('note', 'one ', true);
    await pass(30);
    fixture.type('note', 'one two ', true);
    fixture.loseAnswer = false;
    await pass(5000);
    expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
    expect(fixture.server.fields.note).toBe('one two ');
  });
});

describe('another user', () => {
  test('editing another field causes no conflict: both are kept', async () => {
    const fixture = makeFixture();
    fixture.by({ nurse_note: 'BP 120/80' });
    fixture.type('note', 'Cough ', true);
    await pass(100);
    expect(fixture.server.fields).toMatchObject({ note: 'Cough ', nurse_note: 'BP 120/80' });
    expect(fixture.screen.nurse_note).toBe('BP 120/80');
    expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
  });

  test('editing another paragraph causes no conflict: both are in the note, and on the page', async () => {
    const fixture = makeFixture({ note: '<p>a</p><p>b</p>' });
    fixture.by({ note: '<p>a, theirs</p><p>b</p>' });
    fixture.type('note', '<p>a</p><p>b, mine </p>', true);
    await pass(100);
    expect(fixture.server.fields.note).toBe('<p>a, theirs</p><p>b, mine </p>');
    expect(fixture.screen.note).toBe('<p>a, theirs</p><p>b, mine </p>');
    expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
    expect(fixture.vault).toBeNull();
  });

  test('a change that arrives while something is unsaved is shown at once', async () => {
    const fixture = makeFixture({ note: '<p>a</p><p>b</p>' });
    fixture.by({ note: '<p>a, theirs</p><p>b</p>' });
    fixture.type('note', '<p>a</p><p>b, mi');
    fixture.type('note', '<p>a</p><p>b, mine</p>');
    fixture.saver.adopt({ ...fixture.server, fields: { ...fixture.server.fields } });
    expect(fixture.screen.note).toBe('<p>a, theirs</p><p>b, mine</p>');
    await pass(100);
    expect(fixture.server.fields.note).toBe('<p>a, theirs</p><p>b, mine</p>');
  });

  test('writing too: text is sent every two seconds, since each save reloads the note', async () => {
    const fixture = makeFixture({ note: '<p>a</p><p>b</p>' });
    fixture.by({ note: '<p>a, theirs</p><p>b</p>' });
    fixture.type('note', '<p>a</p><p>b, mine </p>', true);
    await pass(100);
    for (let word = 1; word <= 10; word += 1) {
      fixture.type('note', `<p>a, theirs</p><p>b, mine ${'x '.repeat(word)}</p>`, true);
      await pass(300);
    }
    expect(fixture.sends).toHaveLength(3);
    await pass(2000);
    expect(fixture.server.fields.note).toBe(fixture.screen.note);
  });

  test('building on text whose response was lost repeats none of it', async () => {
    const fixture = makeFixture({ note: '<p>a</p>' });
    fixture.loseAnswer = true;
    fixture.type('note', '<p>a</p><p>It was lost </p>', true);
    await pass(30);
    fixture.loseAnswer = false;
    fixture.by({ note: '<p>a, theirs</p><p>It was lost </p><p>more</p>' });
    fixture.type('note', '<p>a</p><p>It is not lost </p>', true);
    await pass(5000);
    expect(fixture.server.fields.note).toBe('<p>a, theirs</p><p>It is not lost </p><p>more</p>');
    expect(fixture.state().conflict).toBeNull();
  });

  test.each([
    ['mine', '<p>top, theirs</p><p>mine </p><p>end, mine</p>'],
    ['theirs', '<p>top, theirs</p><p>theirs</p><p>end, mine</p>'],
    ['both', '<p>top, theirs</p><p>mine </p><p>theirs</p><p>end, mine</p>'],
  ] as const)('editing the same paragraph: nothing is sent until the user chooses %s', async (choice, expected) => {
    const fixture = makeFixture({ note: '<p>top</p><p>was</p><p>end</p>' });
    fixture.by({ note: '<p>top, theirs</p><p>theirs</p><p>end</p>' });
    fixture.type('note', '<p>top</p><p>mine </p><p>end, mine</p>', true);
    await pass(2000);
    // Only this paragraph differs.
    expect(fixture.state().conflict?.fields).toMatchObject([
      {
        mine: '<p>top, theirs</p><p>mine </p><p>end, mine</p>',
        theirs: '<p>top, theirs</p><p>theirs</p><p>end, mine</p>',
      },
    ]);
    expect(fixture.sends).toHaveLength(1);
    expect(fixture.vault?.fields.note?.text).toBe('<p>top, theirs</p><p>mine </p><p>end, mine</p>');
    fixture.saver.resolve({ note: choice });
    await pass(100);
    expect(fixture.server.fields.note).toBe(expected);
    expect(fixture.screen.note).toBe(expected);
    expect(fixture.vault).toBeNull();
  });

  test('“Both” causes no second conflict, although both go on typing, and leaves nothing half-written', async () => {
    const fixture = makeFixture({ note: '<p>was</p>' });
    fixture.by({ note: '<p>For thr</p>' });
    fixture.type('note', '<p>No fev</p>', true);
    await pass(100);
    fixture.type('note', '<p>No fever</p><p>Sleeps well</p>', true);
    fixture.by({ note: '<p>For three days</p>' });
    fixture.saver.resolve({ note: 'both' });
    await pass(1000);
    expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
    expect(fixture.server.fields.note).toBe('<p>No fever</p><p>For three days</p><p>Sleeps well</p>');
  });

  test('a conflict that nobody has resolved comes up again after the page was closed', async () => {
    const fixture = makeFixture({ note: '<p>top</p><p>was</p>' });
    fixture.by({ note: '<p>top</p><p>theirs</p>' });
    fixture.type('note', '<p>top, mine</p><p>mine </p>', true);
    await pass(100);
    const draft = structuredClone(fixture.vault)!;
    fixture.open();
    fixture.saver.restore(draft);
    await pass(1000);
    expect(fixture.state().conflict?.fields).toMatchObject([
      { mine: '<p>top, mine</p><p>mine </p>', theirs: '<p>top, mine</p><p>theirs</p>' },
    ]);
    expect(fixture.server.fields.note).toBe('<p>top</p><p>theirs</p>');
  });

  test('signing the note: text typed since is shown and kept until it is dismissed', async () => {
    const fixture = makeFixture();
    fixture.by({}, true);
    fixture.type('note', 'late ', true);
    await pass(100);
    expect(fixture.state()).toMatchObject({ signed: true, conflict: { fields: [{ mine: 'late ', theirs: '' }] } });
    fixture.type('note', 'late, too late');
    await pass(5000);
    expect(fixture.screen.note).toBe('late, too late');
    expect(fixture.vault?.fields.note?.text).toBe('late, too late');
    expect(fixture.sends).toHaveLength(1);
    fixture.saver.resolve({});
    await pass(100);
    expect(fixture.screen.note).toBe('');
    expect(fixture.vault).toBeNull();
  });

  test('saving: the change is applied if nothing is unsaved here', async () => {
    const fixture = makeFixture();
    fixture.by({ nurse_note: 'BP' });
    expect(fixture.saver.isNews(2)).toBe(true);
    fixture.saver.adopt({ ...fixture.server, fields: { ...fixture.server.fields } });
    expect(fixture.screen.nurse_note).toBe('BP');
    fixture.type('note', 'x ', true);
    await pass(50);
    expect(fixture.server.version).toBe(3);
  });
});

describe('a draft from an earlier visit', () => {
  const draftOf = (text: string, base: string, sent?: string): NoteDraft => ({
    version: 1,
    fields: { note: { text, base: fingerprint(base), sent: sent === undefined ? [] : [fingerprint(sent)] } },
  });

  test('is restored and saved', async () => {
    const fixture = makeFixture({ note: 'old' });
    expect(fixture.saver.restore(draftOf('old and new', 'old'))).toEqual({ note: 'old and new' });
    expect(fixture.screen.note).toBe('old and new');
    await pass(100);
    expect(fixture.server.fields.note).toBe('old and new');
    expect(fixture.vault).toBeNull();
  });

  test('is dropped if its save had succeeded', async () => {
    const fixture = makeFixture({ note: 'old and new' });
    expect(fixture.saver.restore(draftOf('old and new', 'old'))).toEqual({});
    await pass(100);
    expect(fixture.sends).toEqual([]);
  });

  test('based on the last sent text causes no conflict', async () => {
    const fixture = makeFixture({ note: 'old and' });
    fixture.saver.restore(draftOf('old and new', 'old', 'old and'));
    await pass(100);
    expect(fixture.server.fields.note).toBe('old and new');
  });

  test('of a note signed since is shown beside it, and stays until it is dismissed', async () => {
    const fixture = makeFixture({ note: 'old' });
    fixture.by({}, true);
    fixture.open();
    fixture.vault = draftOf('old and new', 'old');
    fixture.saver.restore(fixture.vault);
    await pass(1000);
    expect(fixture.screen.note).toBe('old');
    expect(fixture.state().conflict?.fields).toMatchObject([{ field: 'note', mine: 'old and new', theirs: 'old' }]);
    expect(fixture.vault?.fields.note?.text).toBe('old and new');
    expect(fixture.sends).toEqual([]);
  });

  test('without the text it was based on conflicts with another user’s changes', async () => {
    const fixture = makeFixture({ note: '<p>theirs</p>' });
    fixture.saver.restore(draftOf('<p>mine</p>', 'old'));
    await pass(1000);
    expect(fixture.sends).toEqual([]);
    expect(fixture.state().conflict?.fields).toMatchObject([
      { field: 'note', mine: '<p>mine</p>', theirs: '<p>theirs</p>', both: '<p>mine</p><p>theirs</p>' },
    ]);
  });
});

test('a draft is merged with what others changed since', async () => {
  const fixture = makeFixture({ note: '<p>a</p><p>b</p>' });
  fixture.trouble = new ApiError(NETWORK, 'no answer');
  fixture.type('note', '<p>a</p><p>b, mine</p>', true);
  await pass(30);
  const draft = structuredClone(fixture.vault)!;
  fixture.by({ note: '<p>a, theirs</p><p>b</p>' });
  fixture.trouble = null;
  fixture.open();
  expect(fixture.saver.restore(draft)).toEqual({ note: '<p>a, theirs</p><p>b, mine</p>' });
  await pass(100);
  expect(fixture.server.fields.note).toBe('<p>a, theirs</p><p>b, mine</p>');
  expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
});

test('flush returns the version that contains all changes', async () => {
  const fixture = makeFixture();
  fixture.delay = 100;
  fixture.type('note', 'one ', true);
  await pass(10);
  fixture.type('note', 'one two');
  fixture.type('nurse_note', 'BP');
  const flushed = fixture.saver.flush();
  await pass(1000);
  expect(await flushed).toBe(3);
  expect(fixture.server.fields).toMatchObject({ note: 'one two', nurse_note: 'BP' });
});

test('a random sequence of typing, lost messages and other writers loses no word', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    let random = seed;
    const dice = (sides: number): number => (random = (random * 48271) % 2147483647) % sides;
    const fixture = makeFixture();
    const words: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      words.push(`w${step}`);
      fixture.type('note', words.join(' '), dice(2) === 0);
      if (dice(8) === 0) fixture.by({ nurse_note: `n${step}` });
      fixture.trouble = dice(5) === 0 ? new ApiError(NETWORK, '') : null;
      fixture.loseAnswer = dice(5) === 0;
      await pass(dice(120));
      // The page crashes: a new one has only the server and the local draft.
      if (dice(10) === 0) {
        const draft = structuredClone(fixture.vault);
        fixture.open();
        await pass(dice(50));
        if (draft !== null) fixture.saver.restore(draft);
        expect(fixture.screen.note).toBe(words.join(' '));
        expect(fixture.state().conflict).toBeNull();
      }
    }
    fixture.trouble = null;
    fixture.loseAnswer = false;
    fixture.saver.resume();
    await pass(40_000);
    expect(fixture.server.fields.note).toBe(words.join(' '));
    expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
  }
});

test('a random sequence with two writers in different paragraphs loses no word and asks nothing', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    let random = seed;
    const dice = (sides: number): number => (random = (random * 48271) % 2147483647) % sides;
    const fixture = makeFixture({ note: '<p>M</p><h2>Plan</h2><p>T</p>' });
    const [mine, theirs] = [['M'], ['T']];
    for (let step = 0; step < 60; step += 1) {
      mine.push(`m${step}`);
      fixture.type('note', fixture.screen.note.replace(/<p>M[^<]*<.p>/, `<p>${mine.join(' ')}</p>`), dice(2) === 0);
      if (dice(3) === 0) {
        theirs.push(`t${step}`);
        fixture.by({ note: fixture.server.fields.note.replace(/<p>T[^<]*<.p>/, `<p>${theirs.join(' ')}</p>`) });
        if (dice(2) === 0 && fixture.saver.isNews(fixture.server.version))
          fixture.saver.adopt({ ...fixture.server, fields: { ...fixture.server.fields } });
      }
      fixture.trouble = dice(5) === 0 ? new ApiError(NETWORK, '') : null;
      fixture.loseAnswer = dice(5) === 0;
      await pass(dice(120));
      if (dice(10) === 0) {
        const draft = structuredClone(fixture.vault);
        fixture.open();
        await pass(dice(50));
        if (draft !== null) fixture.saver.restore(draft);
      }
      expect(fixture.state().conflict).toBeNull();
    }
    fixture.trouble = null;
    fixture.loseAnswer = false;
    fixture.saver.resume();
    await pass(40_000);
    const merged = `<p>${mine.join(' ')}</p><h2>Plan</h2><p>${theirs.join(' ')}</p>`;
    expect(fixture.server.fields.note).toBe(merged);
    expect(fixture.screen.note).toBe(merged);
    expect(fixture.state()).toMatchObject({ status: 'saved', conflict: null });
  }
});
