import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectUserSettings, reloadUserSettings, setUserSetting, userSetting } from './user-settings.ts';
import { useSession, type Viewer } from './viewer.ts';

const saved: [string, unknown][] = [];
let onServer: Record<string, unknown> = {};
let finish: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  saved.length = 0;
  finish = [];
  onServer = { page_style: 'teal' };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function signIn(userId: string | null): Promise<void> {
  useSession.setState({ viewer: userId === null ? null : ({ userId } as Viewer) });
  connectUserSettings({
    read: async () => onServer,
    save: (key, value) => {
      saved.push([key, value]);
      return new Promise((resolve) => finish.push(resolve));
    },
  });
  await vi.advanceTimersByTimeAsync(0);
}

test('loads stored settings; applies a change immediately and sends it after a pause', async () => {
  await signIn('one');
  expect(userSetting('page_style', 'none')).toBe('teal');
  setUserSetting('page_style', 'rose');
  setUserSetting('page_style', 'plum');
  expect(userSetting('page_style', 'none')).toBe('plum');
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([['page_style', 'plum']]);
  finish[0]!();
  await signIn(null);
});

test('an older response does not revert a change that is being sent', async () => {
  await signIn('two');
  setUserSetting('page_style', 'rose');
  await vi.advanceTimersByTimeAsync(1000);
  reloadUserSettings();
  await vi.advanceTimersByTimeAsync(0);
  expect(userSetting('page_style', 'none')).toBe('rose');
  finish[0]!();
  await vi.advanceTimersByTimeAsync(0);
  onServer = { page_style: 'sky' };
  reloadUserSettings();
  await vi.advanceTimersByTimeAsync(0);
  expect(userSetting('page_style', 'none')).toBe('sky');
  await signIn(null);
});

test('the next user starts with their own settings', async () => {
  await signIn('three');
  onServer = {};
  await signIn('four');
  expect(userSetting('page_style', 'none')).toBe('none');
});

test('ignores a stored value of another type than the default', async () => {
  onServer = { pinned_pages: { evil: true }, side_panel: ['x'], page_style: 7, panels: null };
  await signIn('one');
  expect(userSetting('pinned_pages', [])).toEqual([]);
  expect(userSetting('side_panel', {})).toEqual({});
  expect(userSetting('page_style', 'none')).toBe('none');
  expect(userSetting('panels', null)).toBe(null);
});
