import type { Piece } from './break-lines.ts';

/** What a written text is made of, as it is set on paper. */
export type Block =
  | { kind: 'text'; style: 'body' | 'h1' | 'h2' | 'h3' | 'h4'; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' }
  | { kind: 'table'; rows: TableCell[][] };

/** A cell of a table; spans are at least 1. */
export interface TableCell {
  blocks: Block[];
  colspan: number;
  rowspan: number;
  isHead: boolean;
}
