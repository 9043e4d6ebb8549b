import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { withShare, currentShare } from '../connections/connection-share.ts';
import { useTestApp } from '../testing/test-app.ts';
import { hasBegun, runWork, streamWork, type WorkOwner } from './run-work.ts';
import { defineWork } from './work.ts';

const app = useTestApp();
const file = new URL('./testing/works.ts', import.meta.url);
let lanes = 0;
const lane = (): string => `test ${(lanes += 1)}`;
const work = <Input, Output>(name: string, of = lane(), more = {}) =>
  defineWork<Input, Output>({ file, name, lane: of, ...more });
const of = (userId: string, clinicId = 'clinic'): WorkOwner => ({ clinicId, userId });
const blockThread = (of: string) => work<{ ms: number }, number>('blockThread', of);

describe('runWork', () => {
  test('returns the result, reports progress, and throws the function’s errors', async () => {
    const progress: number[] = [];
    const double = work<{ number: number }, number>('double');
    expect(await runWork(double, { number: 21 }, { of: of('a'), onProgress: (done) => progress.push(done) })).toBe(42);
    expect(progress).toEqual([1]);
    const failing = runWork(work<object, never>('fail'), {}, { of: of('a') });
    await expect(failing).rejects.toMatchObject({ name: 'TypeError', message: 'no such thing' });
    const uncopied = runWork(double, { number: (() => 1) as never }, { of: of('a') });
    await expect(uncopied).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await runWork(double, { number: 1 }, { of: of('a') })).toBe(2);
  });

  test('blocks no other work, and runs one piece per lane at a time, alternating between people', async () => {
    const one = lane();
    const order: string[] = [];
    const run = async (person: string): Promise<void> => {
      await runWork(blockThread(one), { ms: 30 }, { of: of(person) });
      order.push(person);
    };
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await Promise.all([run('many'), run('many'), run('many'), run('few')]);
    clearInterval(ticking);
    expect(order).toEqual(['many', 'few', 'many', 'many']);
    expect(ticks).toBeGreaterThan(5);
  });

  test('is busy if too many pieces are waiting, especially of one person', async () => {
    const one = lane();
    const runs = Array.from({ length: 12 }, () => runWork(blockThread(one), { ms: 1 }, { of: of('many') }));
    const other = runWork(blockThread(one), { ms: 1 }, { of: of('few') });
    const results = await Promise.allSettled(runs);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect(results.at(-1)).toMatchObject({ reason: { name: 'WorkEnded', why: 'busy' } });
    expect(await other).toBe(1);
  });

  test('does not delay other clinics, however many members of one clinic ask', async () => {
    const one = lane();
    const order: string[] = [];
    const run = async (owner: WorkOwner): Promise<void> => {
      await runWork(blockThread(one), { ms: 20 }, { of: owner });
      order.push(owner.clinicId);
    };
    const busy = Array.from({ length: 20 }, (_, n) => run(of(`member ${n}`, 'busy')));
    const settled = Promise.allSettled(busy);
    await run(of('member', 'quiet'));
    // One piece was already running when the other clinic asked.
    expect(order.indexOf('quiet')).toBeLessThan(3);
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });

  test('is ended if it takes too long, uses too much memory, or is aborted', async () => {
    const one = lane();
    const long = runWork({ ...blockThread(one), seconds: 0.2 }, { ms: 60_000 }, { of: of('a') });
    await expect(long).rejects.toMatchObject({ why: 'too-long' });
    const full = runWork(work<object, number>('fill', one, { megabytes: 24 }), {}, { of: of('a') });
    await expect(full).rejects.toMatchObject({ why: 'too-much-memory' });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = runWork(blockThread(one), { ms: 60_000 }, { of: of('a'), signal: running.signal });
    const second = runWork(blockThread(one), { ms: 1 }, { of: of('a'), signal: waiting.signal });
    const third = runWork(blockThread(one), { ms: 1 }, { of: of('a') });
    waiting.abort();
    await expect(second).rejects.toMatchObject({ why: 'aborted' });
    running.abort();
    await expect(first).rejects.toMatchObject({ why: 'aborted' });
    expect(await third).toBe(1);
  });

  test('is not allowed inside a transaction', async () => {
    const inside = app().database.transaction(async () => runWork(blockThread(lane()), { ms: 1 }, { of: of('a') }));
    await expect(inside).rejects.toThrow('second connection');
  });
});

describe('streamWork', () => {
  const shout = () => defineWork<{ times: number }, void, string, Uint8Array>({ file, name: 'shout', lane: lane() });

  test('streams what it is fed, which is read in the caller’s context and only as fast as it is consumed', async () => {
    const read: string[] = [];
    async function* feed() {
      for (const word of ['a', 'b', 'c'].map((letter) => letter.repeat(1000))) {
        read.push(currentShare());
        yield word;
      }
    }
    const stream = withShare('sign-in', () => streamWork(shout(), { times: 1000 }, { of: of('a'), feed: feed() }));
    await expect.poll(() => read, { timeout: 120_000 }).toEqual(['sign-in']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(read).toEqual(['sign-in']);
    expect(await text(stream)).toBe(['A', 'B', 'C'].map((word) => word.repeat(1_000_000)).join(''));
    expect(read).toEqual(['sign-in', 'sign-in', 'sign-in']);
  });

  test('reports a failure before the first chunk before anything is sent', async () => {
    const one = lane();
    const streams = Array.from({ length: 12 }, () =>
      streamWork(
        defineWork<{ ms: number }, void, string>({ file, name: 'blockThread', lane: one }),
        { ms: 5 },
        { of: of('a') },
      ),
    );
    const begun = await Promise.allSettled(streams.map((stream) => hasBegun(stream)));
    expect(begun.filter((result) => result.status === 'rejected' && result.reason.why === 'busy')).toHaveLength(3);
  });

  test('ends the work when the reader stops, and fails when its feed fails', async () => {
    let isClosed = false;
    async function* endless() {
      try {
        for (;;) yield 'a';
      } finally {
        isClosed = true;
      }
    }
    const stream = streamWork(shout(), { times: 1 }, { of: of('a'), feed: endless() });
    await new Promise((resolve) => stream.once('readable', resolve));
    stream.destroy();
    await expect.poll(() => isClosed, { timeout: 120_000 }).toBe(true);
    async function* broken() {
      yield 'a';
      throw new Error('the database is gone');
    }
    await expect(text(streamWork(shout(), { times: 1 }, { of: of('a'), feed: broken() }))).rejects.toThrow('gone');
  });
});
