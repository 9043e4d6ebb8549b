import { portalCalls } from '#kit/portal/portal-calls.ts';

/** Calls what a patient calls who came by a link; throws an ApiError. */
export const callQuestions = portalCalls('/api/questionnaires', 'x-salus-questions');

/** Calls one of the patient's operations. */
export const callAnswering = <Result>(operation: string, input: object = {}): Promise<Result> =>
  callQuestions<Result>(`operations/${operation}`, input);
