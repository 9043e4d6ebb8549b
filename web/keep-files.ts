import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC = ['/color-scheme.js', '/salus.svg'];
const UNHASHED = ['index.html', 'public/color-scheme.js', 'public/salus.svg'];
const PLACE = 'const FILES = [];';

/**
 * Writes the service worker with the list of the build's files: a version first, then scripts, styles and fonts. A
 * change of any file changes the list, and with it the worker, which the browser then installs.
 */
export function keepFiles(worker: string): Plugin {
  return {
    name: 'salus-keep-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      // Workers are large and rarely used: they stay on the server.
      const assets = Object.keys(bundle).filter(
        (name) => /^assets\/.+\.(js|css|woff2)$/.test(name) && !/\.worker-[^/]+\.js$/.test(name),
      );
      const files = [...assets.map((name) => `/${name}`).toSorted(), ...PUBLIC];
      const source = await readFile(worker, 'utf8');
      const others = await Promise.all(UNHASHED.map((name) => readFile(join(dirname(worker), name), 'utf8')));
      const version = createHash('sha256')
        .update([...files, ...others].join('\n'))
        .digest('hex')
        .slice(0, 12);
      if (!source.includes(PLACE)) this.error('The service worker has no place for the list of files.');
      const list = JSON.stringify([version, ...files]);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace(PLACE, `const FILES = ${list};`),
      });
    },
  };
}
