import type { WebModule } from '#kit/module/web-module.ts';

export { useClinicLogo } from './use-clinic-logo.ts';
export { userSettingsStore } from './user-settings-store.ts';

/** The clinic, its practices, people and their rights. */
export const practice: WebModule = { name: 'practice', routes: [] };
