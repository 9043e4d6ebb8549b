import { expect, type Page } from '@playwright/test';
import type { Person } from './come-in.ts';

/** Calls an operation of the API and returns its data; an error fails the test. */
export type Call = <Data>(service: string, query: string, variables?: object) => Promise<Data>;

/** Signs a person in for calls without a page, in a session of their own. */
export async function callAs(page: Page, person: Exclude<Person, 'admin'>): Promise<Call> {
  let headers: Record<string, string> = {};
  const call: Call = async <Data>(service: string, query: string, variables: object = {}): Promise<Data> => {
    const answer = await page.request.post(`/api/${service}`, { headers, data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  const { login } = await call<{ login: { token: string } }>(
    'registration',
    `mutation { login(username: "${person}@demo.salus", password: "salus-demo", deviceId: "calls") { token } }`,
  );
  headers = { authorization: `Bearer ${login.token}` };
  return call;
}
