import { create } from 'zustand';
import type { ApiDocument } from '#kit/api/api-document.ts';
import { request } from '#kit/api/request.ts';
import { vault } from '#kit/vault/vault.ts';
import { deviceId } from './device-id.ts';
import {
  GetFinalTokenDocument,
  LoginDocument,
  type LoginMutation,
  PasskeySignInDocument,
  PasskeySignInOptionsDocument,
  VerifyAuthCodeDocument,
} from '../registration.operations.gen.ts';
import { takeToken } from './take-token.ts';

/** The server's response to each step of a sign-in. */
export type SignInAnswer = LoginMutation['login'];

/** The pending step of a sign-in; null before the password. */
export type Step =
  | { kind: 'two_fa'; token: string }
  | { kind: 'practice'; token: string; practices: SignInAnswer['practices'] };

/** A pending sign-in. A step that waits for a code is also stored, encrypted, so that /checkphone survives a reload. */
export const useSignInFlow = create<{ step: Step | null }>(() => ({ step: null }));

const ENTRY = 'session/pending';

/** Goes back to username and password. */
export function beginAnew(): void {
  goTo(null);
}

/** Resumes a sign-in that waited for a code before a reload; returns false if there was none. */
export async function takeUpStep(): Promise<boolean> {
  const savedStep = await vault.get<Step>(ENTRY).catch(() => undefined);
  if (useSignInFlow.getState().step === null && savedStep?.kind === 'two_fa')
    useSignInFlow.setState({ step: savedStep });
  return useSignInFlow.getState().step !== null;
}

function goTo(step: Step | null): void {
  useSignInFlow.setState({ step });
  void (step?.kind === 'two_fa' ? vault.put(ENTRY, step) : vault.remove(ENTRY)).catch(() => undefined);
}

/** Submits username and password. Resolves when the next step is shown, or the user is signed in. */
export async function signIn(username: string, password: string): Promise<void> {
  const { login } = await send(LoginDocument, { username: username.trim(), password, deviceId: deviceId() });
  await follow(login);
}

/** Submits a code of the app, a sent code, or a recovery code. */
export async function verifyCode(token: string, code: string, remember: boolean): Promise<void> {
  const answer = await send(VerifyAuthCodeDocument, { token, code, remember_device: remember });
  await follow(answer.verify_auth_code);
}

/** Submits the practice to sign in to. */
export async function choosePractice(token: string, practiceId: string): Promise<void> {
  const answer = await send(GetFinalTokenDocument, { pre_token: token, practice_id: practiceId });
  await follow(answer.get_final_token);
}

/** Signs in with a passkey: instead of username and password, or as the second step. */
export async function signInWithPasskey(twoFaToken: string | null, remember: boolean): Promise<void> {
  const [{ startAuthentication }, question] = await Promise.all([
    import('@simplewebauthn/browser'),
    send(PasskeySignInOptionsDocument, { two_fa_token: twoFaToken }),
  ]);
  const { options, challenge_token } = question.passkey_sign_in_options;
  const response = await startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  const answer = await send(PasskeySignInDocument, {
    response,
    challenge_token,
    deviceId: deviceId(),
    two_fa_token: twoFaToken,
    remember_device: remember,
  });
  await follow(answer.passkey_sign_in);
}

/** Returns whether passkeys can be used here: they require a host name and a secure connection. */
export function offersPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

async function follow(answer: SignInAnswer): Promise<void> {
  if (answer.two_fa_token !== null) {
    goTo({ kind: 'two_fa', token: answer.two_fa_token });
  } else if (answer.pre_token !== null) {
    goTo({ kind: 'practice', token: answer.pre_token, practices: answer.practices });
  } else if (answer.token !== null) {
    await takeToken(answer.token);
    beginAnew();
  }
}

function send<Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables): Promise<Result> {
  return request(document, variables, { cookies: true });
}
