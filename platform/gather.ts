/**
 * Gathers what is asked for while the process works through one burst of input into groups, and hands each group to `answer` at once:
 * many callers share one statement. `answer` gets the questions of one key and answers them in their order.
 */
export function gather<Question, Answer>(
  answer: (key: string, questions: readonly Question[]) => Promise<readonly Answer[]>,
  most = 200,
): (key: string, question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question;
    done: (answer: Answer) => void;
    failed: (error: unknown) => void;
  }
  const groups = new Map<string, Waiting[]>();

  const run = (key: string): void => {
    const group = groups.get(key);
    // A full group has been answered already.
    if (group === undefined) return;
    groups.delete(key);
    answer(key, group.map(({ question }) => question)).then(
      (answers) => group.forEach(({ done }, index) => done(answers[index]!)),
      (error: unknown) => group.forEach(({ failed }) => failed(error)),
    );
  };
  return (key, question) =>
    new Promise((done, failed) => {
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, [{ question, done, failed }]);
        setImmediate(run, key);
      } else if (group.push({ question, done, failed }) >= most) {
        run(key);
      }
    });
}
