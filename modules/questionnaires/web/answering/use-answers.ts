import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, NETWORK } from '#kit/api/api-error.ts';
import { evaluate } from '../../rules/evaluate.ts';
import type { Answers, AnswerValue, Question } from '../../rules/question.ts';

/** The saving state: everything saved, a save is pending, or the connection is lost. */
export type SaveState = 'saved' | 'saving' | 'offline';

const PAUSE = 600;
const AGAIN = 4000;

interface AnswersInput {
  questions: readonly Question[];
  saved: Answers;
  /** Saves answers; null deletes one. Returns the saved answers. */
  save: (patch: Answers) => Promise<{ kept: Answers }>;
  /** Called for errors that can't be handled here, such as an expired session. */
  onFailed: (error: unknown) => void;
}

/**
 * Saves answers as they are typed: invalid ones wait until they are valid, hidden ones are sent as deleted, and crisis
 * answers are sent immediately. Retries while the server can't be reached.
 */
export function useAnswers({ questions, saved, save, onFailed }: AnswersInput) {
  const [answers, setAnswers] = useState<Answers>(saved);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [state, setState] = useState<SaveState>('saved');
  const now = useRef({ answers, saved, running: null as Promise<void> | null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ save, onFailed, again: (): void => undefined });

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (now.current.running !== null) await now.current.running;
    const patch = patchOf(questions, now.current.answers, now.current.saved);
    if (Object.keys(patch).length === 0) {
      setState('saved');
      return;
    }
    setState('saving');
    let isSaved = false;
    const work = async (): Promise<void> => {
      try {
        const answer = await latest.current.save(patch);
        now.current.saved = answer.kept;
        isSaved = true;
        setState('saved');
      } catch (error) {
        if (error instanceof ApiError && error.code === NETWORK) {
          setState('offline');
          timer.current = setTimeout(() => latest.current.again(), AGAIN);
        } else if (error instanceof ApiError && error.issues.length > 0) {
          setProblems(problemsOf(error));
          setState('saved');
        } else {
          setState('offline');
          latest.current.onFailed(error);
        }
      }
    };
    now.current.running = work().finally(() => {
      now.current.running = null;
    });
    await now.current.running;
    // Changes made during the save follow; rejected answers wait until they are changed.
    if (isSaved && Object.keys(patchOf(questions, now.current.answers, now.current.saved)).length > 0)
      timer.current = setTimeout(() => latest.current.again(), PAUSE);
  }, [questions]);
  useEffect(() => {
    latest.current = { save, onFailed, again: () => void flush() };
  });

  useEffect(() => {
    const leaving = (): void => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', leaving);
    return () => {
      document.removeEventListener('visibilitychange', leaving);
      void flush();
    };
  }, [flush]);

  const set = (id: string, value: AnswerValue): void => {
    const next = { ...now.current.answers, [id]: value };
    now.current.answers = next;
    setAnswers(next);
    setProblems((before) => withoutBelow(before, id));
    const isUrgent = evaluate({ questions: [...questions], scores: [] }, next, null).crisis.length > 0;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), isUrgent ? 0 : PAUSE);
  };
  return { answers, problems, setProblems, state, set, flush };
}

/** Returns the answers that the server doesn't have yet. */
function patchOf(questions: readonly Question[], answers: Answers, saved: Answers): Answers {
  const { answers: given, issues } = evaluate({ questions: [...questions], scores: [] }, answers, null);
  // Invalid answers are not sent, and their saved values stay.
  const wrong = new Set(issues.map(({ path }) => path.split('.')[0]!));
  const ids = new Set([...Object.keys(given), ...Object.keys(saved)]);
  const changed = [...ids].filter((id) => !wrong.has(id) && JSON.stringify(given[id]) !== JSON.stringify(saved[id]));
  return Object.fromEntries(changed.map((id) => [id, given[id] ?? null]));
}

/** Returns the server's errors by question path. */
export function problemsOf({ issues }: ApiError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^(input\.)?answers\./, ''), message]));
}

function withoutBelow(problems: Record<string, string>, id: string): Record<string, string> {
  const rest = Object.entries(problems).filter(([path]) => path !== id && !path.startsWith(`${id}.`));
  return rest.length === Object.keys(problems).length ? problems : Object.fromEntries(rest);
}
