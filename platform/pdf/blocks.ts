import type PDFDocument from 'pdfkit';
import type { Piece } from './break-lines.ts';
import type { TypeSetter } from './type-setter.ts';

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

/** What stands on paper in one piece, from its upper left corner on; a page ends between two of them. */
export interface Strip {
  height: number;
  draw(x: number, y: number): void;
  /** A heading: never the last on its page. */
  isHeading?: true;
}

/** What blocks are set with. */
export interface BlockTools {
  doc: InstanceType<typeof PDFDocument>;
  setter: TypeSetter;
  ink: string;
  dim: string;
  line: string;
}
