import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { enter, leave } from '../session/viewer.ts';
import { mount, type MountedComponent } from './mount.tsx';

/** An operation's answer: its data, computed from its variables. Throw an `ApiRefusal` to refuse it. */
export type ApiAnswers = Readonly<Record<string, (variables: never) => object>>;

/** A refusal of the API. */
export class ApiRefusal extends Error {
  readonly code: string;
  readonly issues: readonly { path: string; message: string }[];

  constructor(code: string, message: string, issues: readonly { path: string; message: string }[] = []) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}

interface Call {
  name: string;
  variables: Record<string, unknown>;
}

/**
 * Mounts a component for a signed-in user with these access rules, and answers its API calls by operation name.
 * `settle` waits until `isDone` returns true; `calls` are the calls so far.
 */
export async function mountSignedIn(
  part: ReactNode,
  rules: readonly string[],
  answers: ApiAnswers,
): Promise<MountedComponent & { calls: Call[]; settle: (isDone: () => boolean) => Promise<void> }> {
  const calls: Call[] = [];
  queryClient.clear();
  // The stream of live events waits for its turn and stays silent.
  const locks = { request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { operationName: name, variables } = JSON.parse(body) as Call & { operationName: string };
    calls.push({ name, variables });
    return new Response(JSON.stringify(answerOf(answers, name, variables)), { status: 200 });
  });
  enter({
    userId: 'user-1',
    username: 'nurse@example.org',
    firstName: 'Denise',
    lastName: 'Fontaine',
    name: 'Denise Fontaine, RN',
    clinicId: 'clinic-1',
    clinicName: 'Harbor Clinic',
    timeZone: 'America/New_York',
    practiceId: 'practice-1',
    practiceName: 'Harbor',
    roles: ['Nurse'],
    rules: new Set(rules),
    emergencyUntil: null,
  });
  onTestFinished(() => {
    leave(null);
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  const page = await mount(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
  const settle = (isDone: () => boolean): Promise<void> =>
    vi.waitFor(async () => {
      await act(async () => new Promise((done) => setTimeout(done, 5)));
      if (!isDone()) throw new Error(`still waiting; the page reads: ${document.body.textContent}`);
    }, 60_000);
  return { ...page, calls, settle };
}

function answerOf(answers: ApiAnswers, name: string, variables: object): object {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`no answer for ${name}`);
  try {
    return { data: answer(variables as never) };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { code, message, issues } = error;
    return { errors: [{ message, extensions: { code, subType: 'Z_InputError', title: 'Not possible', issues } }] };
  }
}
