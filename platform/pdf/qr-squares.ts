/**
 * Returns the modules of a QR code that is readable with 15% damage: rows from the top, true for dark, without the
 * margin.
 */
export async function qrSquares(text: string): Promise<boolean[][]> {
  const { default: bwip } = await import('bwip-js/node');
  const [code] = bwip.raw('qrcode', text, 'eclevel=M');
  if (code === undefined || !('pixs' in code)) throw new Error('The QR code could not be drawn.');
  const { pixs, pixx } = code;
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((square) => square === 1),
  );
}
