/**
 * Generates a one-page PDF with these lines in Helvetica, following ISO 32000: five objects, their offsets, a trailer.
 * Latin characters only.
 */
export function smallPdf(title: string, lines: readonly string[]): Blob {
  const text = [`BT /F1 18 Tf 72 720 Td (${escaped(title)}) Tj`, '/F1 11 Tf 0 -14 Td']
    .concat(lines.map((line) => `0 -16 Td (${escaped(line)}) Tj`))
    .concat('ET')
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([file], { type: 'application/pdf' });
}

function escaped(line: string): string {
  return line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
}
