/** A section of a document: labels and values, a table, a text, or a text next to a QR code with a link. */
export type PaperSection =
  | { heading: string; facts: Record<string, string> }
  | { heading: string; rows: Record<string, string>[] }
  | { heading: string; text: string; codeOf?: string };

/** A document as text, ready for layout. */
export interface Paper {
  title: string;
  lines: string[];
  sections: PaperSection[];
  clinic: string;
  /** Address, phone and tax ID on one line. */
  clinicDetail: string;
  day: string;
  foot: string;
  made: string;
}

/** A text on a preprinted form, in points from its upper left corner. */
export interface FormText {
  page: number;
  x: number;
  y: number;
  text: string;
  /** The width of its box in points, if the text is too long for the usual size. */
  width?: number;
}
