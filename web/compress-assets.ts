import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz file for each text file of the build, so that the server does not compress while serving. */
export function compressAssets(): Plugin {
  return {
    name: 'salus-compress-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(js|css|html|svg|json)$/.test(file)).map((file) => compress(join(dir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
