import { formatPhone } from './format-phone.ts';

/** The lines below a practice's name on a document: its address, and its phone and fax numbers. */
export function letterheadLines(head: { address: string; phone: string | null; fax: string | null }): string[] {
  const numbers = [head.phone && `Phone ${formatPhone(head.phone)}`, head.fax && `Fax ${formatPhone(head.fax)}`]
    .filter(Boolean)
    .join('   ·   ');
  return [head.address, numbers].filter((line) => line !== '');
}
