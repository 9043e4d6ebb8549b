import type { House } from '#platform/house.ts';
import type { Module } from '#platform/module.ts';

/** How to sign in to the demo clinic. */
export const demoAccounts: { password: string; accounts: { username: string; label: string }[] } = { password: 'salus-demo', accounts: [] };

/** Makes the demo clinic where there is no clinic yet. */
export async function seedDemoClinic(_house: House, _modules: readonly Module[], _say: (line: string) => void): Promise<void> {}
