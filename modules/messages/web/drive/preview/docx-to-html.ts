import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';

/** A larger document is not previewed. */
const MOST = { files: 2000, bytes: 60 * 1024 * 1024, characters: 2_000_000 };
const EMBEDDED = /src="data:[^"]*"/g;

/**
 * Converts a Word document to HTML, which is not sanitized yet; null if it is not one or too large for a preview. The
 * parts are unpacked into the size that the archive declares, and not beyond: an archive that unpacks to gigabytes fails.
 */
export async function docxToHtml(bytes: Uint8Array): Promise<string | null> {
  try {
    let [files, size] = [0, 0];
    const parts = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        files += 1;
        size += originalSize;
        if (files > MOST.files || size > MOST.bytes) throw new Error('too large');
        return true;
      },
    });
    const checked = zipSync(parts, { level: 0 });
    // mammoth takes an `arrayBuffer` in browsers, and a `buffer` in Node, where the tests run.
    const { value } = await mammoth.convertToHtml({ arrayBuffer: checked.buffer, buffer: checked } as never);
    return value.replaceAll(EMBEDDED, '').length > MOST.characters ? null : value;
  } catch {
    return null;
  }
}
