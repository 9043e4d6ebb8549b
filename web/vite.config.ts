import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from './compress-assets.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['SALUS_API_PORT'] ?? '3000'}`;

/** In the place of Vite's helper for files that an `import()` takes: what failed can be asked for again. */
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
  plugins: [fetchParts, react(), compressAssets()],
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
        // By Salus's own checks rules do nothing but answer, and entry points only name things: what nobody asks for is left out, or
        // every page would carry the numbering plans and schemas of each entry point that it passes.
        moduleSideEffects: [
          { test: /[\\/]modules[\\/][^\\/]+[\\/](rules|web)[\\/]/, external: false, sideEffects: false },
        ],
      },
      output: {
        // React and the router change seldom and stay in the browser's cache over many versions of the page; what every page
        // begins with is one file. The rest is split by use: each page fetches what it shows, and nothing else.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core)[\\/]/,
            },
            { name: 'page', tags: ['$initial'] },
            // What patients' pages are made of beside that, apart from all that only Salus needs (decision 0048): they are opened on
            // a phone with a bad connection.
            {
              name: 'open',
              test: /[\\/]kit[\\/](feedback[\\/](error-state|lazy-area|notice|skeletons|status-badge|toast|with-phone)|formats[\\/](day|instant|phone|number)|forms[\\/]fields[\\/]dates[\\/]date-field|module[\\/]lazy-part|portal[\\/][\w-]+)\.|[\\/]IconCircleCheck\./,
            },
            {
              name: 'fields',
              test: /[\\/]kit[\\/]forms[\\/]fields[\\/](field-group|number-field|phone-field|radio-field|textarea-field|dates[\\/]time-field)\.|[\\/]NativeSelect[\\/]/,
            },
            // What several pages of Salus have in common is one file, fetched when somebody comes in: many small ones take a
            // browser longer to ask for than to read.
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
    proxy: { '/api': { target: server, changeOrigin: false } },
  },
});
