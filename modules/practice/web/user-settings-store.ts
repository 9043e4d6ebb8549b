import { request } from '#kit/api/request.ts';
import type { SettingsStore } from '#kit/session/user-settings.ts';
import { SaveUserSettingDocument, UserSettingsDocument } from './setting.operations.gen.ts';

/** Stores the values of the kit's `useUserSetting` on the server. */
export const userSettingsStore: SettingsStore = {
  async read() {
    const { user_settings: settings } = await request(UserSettingsDocument, {});
    return Object.fromEntries(settings.filter(({ value }) => value !== null).map(({ key, value }) => [key, value]));
  },
  async save(key, value) {
    await request(SaveUserSettingDocument, { key, value: value ?? null });
  },
};
