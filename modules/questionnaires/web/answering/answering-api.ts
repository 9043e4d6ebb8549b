import { portalCalls } from '#kit/portal/portal-calls.ts';

/** Calls the API for patients with a message link; throws an ApiError. */
export const callQuestions = portalCalls('/api/questionnaires', 'x-salus-questions');

/** Calls one of the patient's operations. */
export const callAnswering = <Result>(operation: string, input: object = {}): Promise<Result> =>
  callQuestions<Result>(`operations/${operation}`, input);
