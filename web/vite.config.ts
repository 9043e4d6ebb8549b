import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { keepFiles } from './keep-files.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['SALUS_API_PORT'] ?? '3000'}`;

/** Replaces Vite's helper for the files of an `import()`, so that a failed one can be retried. */
const fetchParts: Plugin = {
  name: 'salus-fetch-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchParts as __vitePreload } from ${JSON.stringify(at('./fetch-parts.ts'))}`,
  },
};

export default defineConfig({
  root: at('.'),
  cacheDir: at('../node_modules/.vite'),
  resolve: {
    alias: [{ find: /^temporal-polyfill$/, replacement: at('./temporal.ts') }],
  },
  plugins: [fetchParts, react(), keepFiles(at('./service-worker.mjs')), compressAssets()],
  build: {
    outDir: at('../dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // Our own checks guarantee that rules and entry points have no side effects: unused parts are removed,
        // otherwise every page would include the numbering plans and schemas of each entry point that it imports.
        moduleSideEffects: [
          { test: /[\\/]modules[\\/][^\\/]+[\\/](rules|web)[\\/]/, external: false, sideEffects: false },
        ],
      },
      output: {
        // React and the router rarely change and stay in the browser's cache across versions; the code that every page
        // starts with is one file. The rest is split by use: each page loads only what it shows.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core)[\\/]/,
            },
            { name: 'page', tags: ['$initial'] },
            // A style sheet with layers makes the browser lay out the whole page again, so the others come in one.
            { name: 'layers', test: /node_modules[\\/]@mantine[\\/].*\.layer\.css/ },
            // The additional code of patient pages, without anything that only the app needs (decision 0048): they are
            // opened on phones with bad connections.
            {
              name: 'open',
              test: /[\\/]kit[\\/](feedback[\\/](error-state|lazy-area|notice|skeletons|status-badge|toast|with-phone)|formats[\\/](day|instant|phone|number)|forms[\\/]fields[\\/]dates[\\/]date-field|module[\\/]lazy(-part)?|portal[\\/][\w-]+)\.|[\\/]IconCircleCheck\./,
            },
            {
              name: 'fields',
              test: /[\\/]kit[\\/]forms[\\/]fields[\\/](field-group|number-field|phone-field|radio-field|textarea-field|dates[\\/]time-field)\.|[\\/]NativeSelect[\\/]/,
            },
            // Code shared by several pages of the app is one file, loaded at sign-in: many small files take longer to
            // request than to parse.
            {
              name: 'kit',
              test: /node_modules[\\/](@mantine|@floating-ui|@tabler)[\\/]|[\\/]kit[\\/]/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['SALUS_WEB_PORT'] ?? 5173),
    strictPort: true,
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: server, changeOrigin: false }, '/fhir': { target: server, changeOrigin: false } },
  },
});
