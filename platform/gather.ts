import { outsideTransaction, rejectSecondConnection } from './connections/connection-guard.ts';
import { withShare } from './connections/connection-share.ts';
import { codeOf } from './database.ts';

/** How a gathering works: how many questions one group holds at most, and how many groups of one key may be under way at once. */
export interface GatherLimits {
  most?: number;
  underWay?: number;
}

/**
 * Gathers what is asked for during one turn of the event loop into groups, and hands each group to `answer` at once: many callers share
 * one statement. With `underWay`, further groups wait and grow until one before them is done, so that the busier it is, the more share.
 * `answer` gets the questions of one key and answers them in their order. Where a value of one is what fails a group, each is asked
 * alone: nobody's error may become another's. `answer` may make room for the next group before it is done, once it waits for nothing
 * but the disk.
 */
export function gather<Question, Answer>(
  answer: (key: string, questions: readonly Question[], makeRoom: () => void) => Promise<readonly Answer[]>,
  { most = 200, underWay = Number.POSITIVE_INFINITY }: GatherLimits = {},
): (key: string, question: Question) => Promise<Answer> {
  interface Waitlist {
    question: Question;
    done: (answer: Answer) => void;
    failed: (error: unknown) => void;
  }
  const queues = new Map<string, { waiting: Waitlist[]; running: number; isDue: boolean }>();

  const eachAlone = async (key: string, group: readonly Waitlist[]): Promise<void> => {
    for (const { question, done, failed } of group)
      await answer(key, [question], () => undefined).then(([one]) => done(one as Answer), failed);
  };
  const run = (key: string): void => {
    const queue = queues.get(key);
    // All of it was answered along with a group before.
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
        // Room is made from inside the transaction of this group; the next one has its own.
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
    // What answers takes a connection of its own, whoever of those who wait for it began it.
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
      outsideTransaction(() => withShare('members', () => setImmediate(run, key)));
    });
  };
}

/** Whether PostgreSQL refused a value: bad data (class 22) or a broken constraint (class 23). */
function isAboutValues(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}
