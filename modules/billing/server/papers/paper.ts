/** One section of a paper: names and values, rows under headings, a text, or a text beside a code that leads to an address. */
export type PaperSection =
  | { heading: string; facts: Record<string, string> }
  | { heading: string; rows: Record<string, string>[] }
  | { heading: string; text: string; codeOf?: string };

/** A paper as it is laid out: everything in words already. */
export interface Paper {
  title: string;
  lines: string[];
  sections: PaperSection[];
  clinic: string;
  /** Address, phone and tax id in one line. */
  clinicDetail: string;
  day: string;
  foot: string;
  made: string;
}

/** One text on a preprinted form, in points from its upper left corner. */
export interface FormText {
  page: number;
  x: number;
  y: number;
  text: string;
}
