import type PDFDocument from 'pdfkit';
import type { Piece } from './break-lines.ts';
import type { TypeSetter } from './type-setter.ts';

/** The blocks of a rich text, as printed. */
export type Block =
  | { kind: 'text'; style: 'body' | 'h1' | 'h2' | 'h3' | 'h4'; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' }
  | { kind: 'table'; rows: TableCell[][] };

/** A table cell; spans are at least 1. */
export interface TableCell {
  blocks: Block[];
  colspan: number;
  rowspan: number;
  isHead: boolean;
}

/** An unbreakable piece of a page, positioned by its upper left corner; pages break between strips. */
export interface Strip {
  height: number;
  draw(x: number, y: number): void;
  /** A heading is never the last strip on its page. */
  isHeading?: true;
}

/** The tools for laying out blocks. */
export interface BlockTools {
  doc: InstanceType<typeof PDFDocument>;
  setter: TypeSetter;
  ink: string;
  dim: string;
  line: string;
}
