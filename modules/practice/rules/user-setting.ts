/** Families of a member's settings; a key is a family, or a family and a name: `table.patients`. */
export const SETTING_FAMILIES = [
  'page_style',
  'side_panel',
  'tab_bar',
  'pinned_pages',
  'window_places',
  'table',
  'panels',
  'view',
  'dashboard',
  'calendar',
  'chart',
  'tasks',
  'messages',
  'search',
  'notifications',
] as const;

/** Maximum size of a value as JSON, in bytes. */
export const MOST_SETTING_BYTES = 32_768;

/** Maximum number of settings of a member. */
export const MOST_SETTINGS = 300;

const NAME = /^[a-z0-9][a-z0-9_-]{0,60}$/;

/** Returns the problems of a setting; empty if it is valid. */
export function settingIssues(key: string, value: unknown): { path: string; message: string }[] {
  const [family = '', ...names] = key.split('.');
  const known = (SETTING_FAMILIES as readonly string[]).includes(family);
  if (!known || names.length > 2 || !names.every((name) => NAME.test(name))) {
    return [{ path: 'key', message: 'This setting does not exist.' }];
  }
  if (new TextEncoder().encode(JSON.stringify(value ?? null)).length > MOST_SETTING_BYTES) {
    return [{ path: 'value', message: 'This setting is too large.' }];
  }
  return [];
}
