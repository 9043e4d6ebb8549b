import type { Temporal as TemporalNamespace } from 'temporal-polyfill';

// What the page gets where its code imports "temporal-polyfill" (see vite.config.ts): the browser's own Temporal, and the
// polyfill, another 20 kB, only for the browsers that have none yet.
const native = (globalThis as { Temporal?: typeof TemporalNamespace }).Temporal;

export const Temporal: typeof TemporalNamespace = native ?? (await import('temporal-polyfill/implementation')).Temporal;
