import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['SALUS_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: at('.'),
  cacheDir: at('../node_modules/.vite'),
  resolve: {
    alias: [{ find: /^temporal-polyfill$/, replacement: at('./temporal.ts') }],
  },
  plugins: [react(), compressAssets()],
  build: {
    outDir: at('../dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    port: Number(process.env['SALUS_WEB_PORT'] ?? 5173),
    strictPort: true,
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: server, changeOrigin: false } },
  },
});
