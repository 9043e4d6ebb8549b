const SIGNATURES: readonly [string, readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/**
 * Returns the MIME type of a file from its first bytes, regardless of its name; null if the type is not accepted in
 * charts.
 */
export function fileTypeOf(bytes: Buffer): string | null {
  for (const [type, signature] of SIGNATURES) if (signature.every((byte, at) => bytes[at] === byte)) return type;
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP')
    return 'image/webp';
  return isPlainText(bytes) ? 'text/plain; charset=utf-8' : null;
}

function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Rejects content that a browser could interpret as HTML.
    return !/[^\P{Cc}\n\r\t\f]/u.test(text) && !/<\s*(?:!doctype|html|script|svg)/i.test(text.slice(0, 2000));
  } catch {
    return false;
  }
}
