import type { Module } from '#platform/module.ts';

/** Bytes that belong to a clinic: images, signatures, documents; kept encrypted on disk or in S3. */
export const files: Module = { name: 'files', accessRules: [], resolvers: {} };
