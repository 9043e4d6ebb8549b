import { outsideTransaction, rejectSecondConnection } from './connections/connection-guard.ts';
import { currentCall, withShare } from './connections/connection-share.ts';
import { codeOf } from './database.ts';

/** Limits of a batch: the maximum number of questions per group, and of concurrent groups per key. */
export interface GatherLimits {
  most?: number;
  underWay?: number;
}

/**
 * Batches questions of one turn of the event loop into groups, and passes each group to `answer`: many callers share
 * one statement. With `underWay`, further groups wait and grow until a running one is done, so that groups get larger
 * under load. `answer` gets the questions of one key and returns the answers in the same order. If a group fails
 * because of a value of one question, each is asked alone: one caller's error must not affect another. `answer` may
 * make room for the next group early, when only the disk write remains.
 */
export function gather<Question, Answer>(
  answer: (key: string, questions: readonly Question[], makeRoom: () => void) => Promise<readonly Answer[]>,
  { most = 200, underWay = Number.POSITIVE_INFINITY }: GatherLimits = {},
): (key: string, question: Question) => Promise<Answer> {
  interface PendingQuestion {
    question: Question;
    done: (answer: Answer) => void;
    failed: (error: unknown) => void;
  }
  const queues = new Map<string, { waiting: PendingQuestion[]; running: number; isDue: boolean }>();

  const eachAlone = async (key: string, group: readonly PendingQuestion[]): Promise<void> => {
    for (const { question, done, failed } of group)
      await answer(key, [question], () => undefined).then(([one]) => done(one as Answer), failed);
  };
  const run = (key: string): void => {
    const queue = queues.get(key);
    // All of it was answered with an earlier group.
    if (queue === undefined) return;
    queue.isDue = false;
    while (queue.waiting.length > 0 && queue.running < underWay) {
      const group = queue.waiting.splice(0, most);
      queue.running += 1;
      let hasRoom = false;
      const makeRoom = (): void => {
        if (hasRoom) return;
        hasRoom = true;
        queue.running -= 1;
        // Room is made from inside this group's transaction; the next group has its own.
        if (queue.waiting.length > 0) outsideTransaction(() => run(key));
        else if (queue.running === 0) queues.delete(key);
      };
      void answer(
        key,
        group.map(({ question }) => question),
        makeRoom,
      )
        .then(
          (answers) => group.forEach(({ done }, index) => done(answers[index]!)),
          (error: unknown) => {
            if (group.length > 1 && isAboutValues(error)) return eachAlone(key, group);
            return group.forEach(({ failed }) => failed(error));
          },
        )
        .finally(makeRoom);
    }
  };
  return async (key, question) => {
    // `answer` uses its own connection, whichever caller started it.
    rejectSecondConnection();
    return new Promise((done, failed) => {
      let queue = queues.get(key);
      if (queue === undefined) {
        queue = { waiting: [], running: 0, isDue: false };
        queues.set(key, queue);
      }
      queue.waiting.push({ question, done, failed });
      if (queue.isDue) return;
      queue.isDue = true;
      startTogether(() => run(key));
    });
  };
}

const due = new WeakMap<object, (() => void)[]>();

/**
 * Starts groups at the end of the turn. Those that one call has begun start together, so that their statements share a
 * connection and leave in one write (`call-connection.ts`).
 */
function startTogether(start: () => void): void {
  const call = currentCall();
  const others = call === null ? undefined : due.get(call);
  if (others !== undefined) {
    others.push(start);
    return;
  }
  const starts = [start];
  if (call !== null) due.set(call, starts);
  const startAll = (): void => {
    if (call !== null) due.delete(call);
    for (const each of starts) each();
  };
  outsideTransaction(() => withShare('members', () => setImmediate(startAll)));
}

/** Returns whether PostgreSQL rejected a value: invalid data (class 22) or a violated constraint (class 23). */
function isAboutValues(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}
