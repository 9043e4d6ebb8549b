import { expect, type Page } from '@playwright/test';

/** The password that a new member chooses. */
export const NEW_PASSWORD = 'seven purple otters waltzing';

/**
 * Registers a new member of the demo clinic by invitation, with a separate account, so that no existing one is changed.
 */
export async function newcomer(
  page: Page,
  name: string,
  practices: readonly string[] = ['Harborview Family Medicine'],
): Promise<string> {
  const email = `${name}.${Date.now()}@example.org`;
  await invite(page, email, practices);
  await page.goto(await linkIn(page, email, 'invites you'));
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  if (practices.length > 1) await page.getByRole('button', { name: practices[0]! }).click();
  await page.waitForURL(/\/dashboard/);
  return email;
}

/** Opens the sign-in page and enters name and password. */
export async function enter(page: Page, email: string, password = NEW_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs out through the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login/);
}

/** Returns the link in the newest email to an address with these words in its subject, as received by the sandbox. */
export async function linkIn(page: Page, email: string, words: string): Promise<string> {
  const link = /https?:\S+/.exec(await mailTo(page, email, words))![0];
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** The text of that mail. */
export async function mailTo(page: Page, email: string, words: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const { messages } = (await (await page.request.get('/api/sandbox/messages')).json()) as {
      messages: { id: string; to: string; subject: string }[];
    };
    const found = messages.find(({ to, subject }) => to.includes(email) && subject.includes(words));
    ({ text } = (await (await page.request.get(`/api/sandbox/messages/${found?.id}`)).json()) as { text: string });
    expect(text).toMatch(/https?:\S+/);
  }).toPass({ timeout: 60_000 });
  return text;
}

async function invite(page: Page, email: string, practices: readonly string[]): Promise<void> {
  const call = async <Data>(query: string, variables: object, token?: string): Promise<Data> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await page.request.post('/api/registration', { headers, data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  const { login } = await call<{ login: { pre_token: string; practices: { id: string; practice_name: string }[] } }>(
    'mutation { login(username: "admin@demo.salus", password: "salus-demo", deviceId: "j") { pre_token practices { id practice_name } } }',
    {},
  );
  // In the order of `practices`: the administrator's last practice, which is listed first, varies.
  const practice_list = practices.map((name) => login.practices.find((one) => one.practice_name === name)!.id);
  const { get_final_token } = await call<{ get_final_token: { token: string } }>(
    'mutation ($p: ID!, $t: String!) { get_final_token(practice_id: $p, pre_token: $t) { token } }',
    { p: practice_list[0], t: login.pre_token },
  );
  const { token } = get_final_token;
  const { roles } = await call<{ roles: { id: string; role_name: string }[] }>('{ roles { id role_name } }', {}, token);
  const role_list = roles.filter(({ role_name }) => role_name === 'Nurse').map(({ id }) => id);
  await call(
    `mutation ($email: String!, $practice_list: [ID!]!, $role_list: [ID!]!) {
      registry_doctor_invitation_send(f_name: "New", l_name: "Comer", email: $email, practice_list: $practice_list, role_list: $role_list) { id }
    }`,
    { email, practice_list, role_list },
    token,
  );
}
