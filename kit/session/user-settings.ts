import { useCallback } from 'react';
import { create } from 'zustand';
import { vault } from '../vault/vault.ts';
import { useSession, viewerId } from './viewer.ts';

/** Stores the settings of a user; provided by the practice module. */
export interface SettingsStore {
  read: () => Promise<Readonly<Record<string, unknown>>>;
  save: (key: string, value: unknown) => Promise<void>;
}

interface UserSettings {
  values: Readonly<Record<string, unknown>>;
  /** True once the server has responded or this computer's copy was read. */
  ready: boolean;
}

/** The signed-in user's preferences by key: page style, layouts, pinned pages and so on. */
export const useUserSettings = create<UserSettings>(() => ({ values: {}, ready: false }));

const QUIET_MS = 600;
const entry = (user: string): string => `settings/${user}`;
const waiting = new Map<string, number>();
// Number of pending saves by key.
const sending = new Map<string, number>();
let store: SettingsStore | null = null;
let owner: string | null = null;

/**
 * A setting of the signed-in user on all their computers, and its setter. A change applies immediately here, a moment
 * later on the server, and then in their other tabs and devices. The server knows the families of keys
 * (`table.patients`: family `table`) and accepts 32 kB of JSON for each; patient data doesn't belong here.
 */
export function useUserSetting<Value>(
  key: string,
  fallback: Value,
): [value: Value, set: (next: Value | ((now: Value) => Value)) => void] {
  const value = useUserSettings((state) => usable(state.values[key], fallback));
  const set = useCallback(
    (next: Value | ((now: Value) => Value)) =>
      setUserSetting(
        key,
        typeof next === 'function' ? (next as (now: Value) => Value)(userSetting(key, fallback)) : next,
      ),
    // An inline fallback changes with every render, but its value doesn't.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [key],
  );
  return [value, set];
}

/** Returns a setting, outside of components. */
export function userSetting<Value>(key: string, fallback: Value): Value {
  return usable(useUserSettings.getState().values[key], fallback);
}

/**
 * Returns the stored value if it has the type of the default: a value stored by another version must not break this
 * one.
 */
function usable<Value>(value: unknown, fallback: Value): Value {
  if (value === undefined) return fallback;
  if (fallback === null || kindOf(value) === kindOf(fallback)) return value as Value;
  return fallback;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value);

/**
 * Changes a setting: immediately here, a moment later on the server. After a failure the local value stays; the next
 * change retries.
 */
export function setUserSetting(key: string, value: unknown): void {
  useUserSettings.setState(({ values, ready }) => ({ values: { ...values, [key]: value }, ready }));
  keepLocally();
  window.clearTimeout(waiting.get(key));
  waiting.set(
    key,
    window.setTimeout(() => {
      waiting.delete(key);
      send(key);
    }, QUIET_MS),
  );
}

/** Reloads the user's settings that were changed in another tab or on another device. */
export function reloadUserSettings(): void {
  const user = viewerId();
  if (store === null || user === null) return;
  store
    .read()
    .then((read) => {
      if (viewerId() === user) take(read);
    })
    .catch(() => undefined);
}

/** Starts with this computer's copy, then loads the server's; repeats this for the next user who signs in. */
export function connectUserSettings(settings: SettingsStore): void {
  store = settings;
  const start = (): void => {
    const user = viewerId();
    if (user === owner) return;
    owner = user;
    useUserSettings.setState({ values: {}, ready: false });
    if (user === null) return;
    void vault.get<Record<string, unknown>>(entry(user)).then((settings) => {
      if (settings !== undefined && viewerId() === user && !useUserSettings.getState().ready) take(settings);
    });
    reloadUserSettings();
  };
  start();
  useSession.subscribe(start);
  window.addEventListener('pagehide', () => {
    for (const [key, timer] of waiting) {
      window.clearTimeout(timer);
      send(key);
    }
    waiting.clear();
  });
}

// Local changes that have not reached the server are kept.
function take(read: Readonly<Record<string, unknown>>): void {
  useUserSettings.setState(({ values }) => {
    const own = [...waiting.keys(), ...sending.keys()].filter((key) => key in values);
    return { values: { ...read, ...Object.fromEntries(own.map((key) => [key, values[key]])) }, ready: true };
  });
  keepLocally();
}

function send(key: string): void {
  if (store === null || viewerId() === null) return;
  sending.set(key, (sending.get(key) ?? 0) + 1);
  const done = (): void => {
    const left = (sending.get(key) ?? 1) - 1;
    if (left === 0) sending.delete(key);
    else sending.set(key, left);
  };
  store.save(key, useUserSettings.getState().values[key]).then(done, done);
}

function keepLocally(): void {
  const user = viewerId();
  if (user !== null) void vault.put(entry(user), useUserSettings.getState().values);
}
