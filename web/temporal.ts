import type { Temporal as TemporalNamespace } from 'temporal-polyfill';

// Replaces imports of "temporal-polyfill" in the page (see vite.config.ts): uses the browser's own Temporal, and loads
// the polyfill of 20 kB only in browsers without it.
const native = (globalThis as { Temporal?: typeof TemporalNamespace }).Temporal;

export const Temporal: typeof TemporalNamespace = native ?? (await import('temporal-polyfill/implementation')).Temporal;
