/** Families of what a member may set up for themselves; a key is a family, or a family and a name: `table.patients`. */
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

/** Longest value as JSON, in bytes. */
export const MOST_SETTING_BYTES = 32_768;

/** Most keys that one member keeps. */
export const MOST_SETTINGS = 300;

const NAME = /^[a-z0-9][a-z0-9_-]{0,60}$/;

/** What is wrong with a setting that somebody wants to keep; empty where nothing is. */
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
