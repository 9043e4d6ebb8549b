import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A user of the demo clinic. */
export type Person = 'admin' | 'doctor' | 'doctor2' | 'doctor3' | 'nurse' | 'desk' | 'biller';

const ENTRY = 'session/token';
const PRACTICE = 'Harborview Family Medicine';

interface SignInAnswer {
  token: string | null;
  pre_token: string | null;
  practices: { id: string; practice_name: string }[];
}

/**
 * Signs a user in as the sign-in page does, without showing it: the server starts a separate session for this browser,
 * and its token is stored where the page looks for it (kit/vault).
 */
export async function comeIn(page: Page, person: Person): Promise<void> {
  const token = await beginSession(page.request, person);
  // An empty page of the same origin.
  await page.route('/come-in', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/come-in');
  await page.evaluate(keepInVault, { name: ENTRY, value: { token, since: Date.now() } });
  await page.unroute('/come-in');
}

async function beginSession(api: APIRequestContext, person: Person): Promise<string> {
  const ask = async (query: string): Promise<Record<string, SignInAnswer>> => {
    const answer = await api.post('/api/registration', { data: { query } });
    const { data, errors } = (await answer.json()) as { data: Record<string, SignInAnswer>; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  const fields = 'token pre_token practices { id practice_name }';
  const who = `username: "${person}@demo.salus", password: "salus-demo", deviceId: "journeys-${person}"`;
  const { login } = await ask(`mutation { login(${who}) { ${fields} } }`);
  if (login!.token !== null) return login!.token;
  // Only the administrator belongs to both practices, and is asked which one to use.
  const { id } = login!.practices.find(({ practice_name }) => practice_name === PRACTICE)!;
  const step = `practice_id: "${id}", pre_token: "${login!.pre_token}"`;
  const { get_final_token: answer } = await ask(`mutation { get_final_token(${step}) { ${fields} } }`);
  return answer!.token!;
}

/** Runs in the browser: encrypts a value as `kit/vault` does, with a key of this browser. */
async function keepInVault({ name, value }: { name: string; value: unknown }): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(name) };
  const data = await crypto.subtle.encrypt(algorithm, key, bytes(JSON.stringify(value)));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('salus', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('entries');
      opening.result.createObjectStore('keys');
    };
    opening.onerror = () => reject(opening.error ?? new Error('The browser could not open its store.'));
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['entries', 'keys'], 'readwrite');
      writing.objectStore('keys').put(key, 'seal');
      writing.objectStore('entries').put({ iv, data }, name);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onabort = () => reject(writing.error ?? new Error('The browser keeps no entry.'));
    };
  });
}
