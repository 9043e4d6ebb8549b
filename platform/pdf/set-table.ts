import type { Block, BlockTools, Strip, TableCell } from './blocks.ts';

/** What sets the blocks of a cell: handed in, because cells hold blocks and blocks hold tables. */
type SetBlocks = (tools: BlockTools, blocks: readonly Block[], width: number) => Strip[];

const PAD = 3;
// A column narrower than this can't be read; a row higher than this fits on no page.
const NARROWEST = 24;
const HIGHEST = 560;

interface Placed extends TableCell {
  row: number;
  column: number;
}

/** A table as strips: its rows, those together that a cell spans; one that fits nowhere as one cell below the other. */
export function setTable(
  tools: BlockTools,
  rows: readonly TableCell[][],
  width: number,
  setBlocks: SetBlocks,
): Strip[] {
  const cells = placeCells(rows);
  const columns = Math.max(0, ...cells.map(({ column, colspan }) => column + colspan));
  if (columns === 0) return [];
  if (width / columns < NARROWEST) return belowOneAnother(tools, cells, width, setBlocks);
  const widths = columnWidths(tools, cells, columns, width);
  const strips: Strip[] = [];
  for (const [from, to] of groupsOf(cells, rows.length)) {
    const inGroup = cells.filter(({ row }) => row >= from && row < to);
    strips.push(...setGroup(tools, inGroup, from, to, widths, width, setBlocks));
  }
  return [...strips, { height: 5, draw: () => {} }];
}

/** Each cell in its place in the grid, as HTML places them: a spanned place is skipped. */
function placeCells(rows: readonly TableCell[][]): Placed[] {
  const taken = new Set<string>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const rowspan = Math.max(1, Math.min(cell.rowspan, rows.length - row));
      const colspan = Math.max(1, Math.min(cell.colspan, 100));
      for (let down = 0; down < rowspan; down += 1)
        for (let right = 0; right < colspan; right += 1) taken.add(`${row + down} ${column + right}`);
      return { ...cell, rowspan, colspan, row, column };
    });
  });
}

/** Stretches of rows that no cell reaches out of. */
function groupsOf(cells: readonly Placed[], count: number): [from: number, to: number][] {
  const groups: [number, number][] = [];
  let from = 0;
  while (from < count) {
    let to = from + 1;
    for (const { row, rowspan } of cells) if (row >= from && row < to) to = Math.max(to, row + rowspan);
    groups.push([from, to]);
    from = to;
  }
  return groups;
}

function columnWidths(tools: BlockTools, cells: readonly Placed[], columns: number, width: number): number[] {
  const natural = Array.from({ length: columns }, () => NARROWEST);
  for (const { column, colspan, blocks } of cells)
    if (colspan === 1) natural[column] = Math.max(natural[column]!, Math.min(widthOf(tools, blocks), width / 2));
  const sum = natural.reduce((all, each) => all + each, 0);
  const spare = width - NARROWEST * columns;
  // Each keeps what can be read; the rest is shared by what they would need.
  return natural.map((each) => NARROWEST + (spare * (each - NARROWEST + 1)) / (sum - NARROWEST * columns + columns));
}

function widthOf(tools: BlockTools, blocks: readonly Block[]): number {
  const texts = blocks.map((block) =>
    block.kind === 'text' ? tools.setter.widths(block.pieces, { size: 9.5, colour: tools.ink }).line : 120,
  );
  return Math.max(NARROWEST, ...texts) + 2 * PAD + 2;
}

function setGroup(
  tools: BlockTools,
  cells: readonly Placed[],
  from: number,
  to: number,
  widths: readonly number[],
  width: number,
  setBlocks: SetBlocks,
): Strip[] {
  const wide = (column: number, colspan: number): number =>
    widths.slice(column, column + colspan).reduce((sum, each) => sum + each, 0);
  const set = cells.map((cell) => {
    const strips = setBlocks(tools, headed(cell), wide(cell.column, cell.colspan) - 2 * PAD);
    return { cell, strips, height: strips.reduce((sum, strip) => sum + strip.height, 0) + 2 * PAD };
  });
  const heights = Array.from({ length: to - from }, () => 2 * PAD + 8);
  for (const { cell, height } of set.toSorted((one, other) => one.cell.rowspan - other.cell.rowspan)) {
    const rows = heights.slice(cell.row - from, cell.row - from + cell.rowspan);
    const lack = height - rows.reduce((sum, each) => sum + each, 0);
    if (lack > 0) heights[cell.row - from + cell.rowspan - 1]! += lack;
  }
  const total = heights.reduce((sum, each) => sum + each, 0);
  if (total > HIGHEST) return belowOneAnother(tools, cells, width, setBlocks);
  const top = (row: number): number => heights.slice(0, row - from).reduce((sum, each) => sum + each, 0);
  return [
    {
      height: total,
      draw(x, y) {
        for (const { cell, strips } of set) {
          const [left, high] = [x + wide(0, cell.column), y + top(cell.row)];
          tools.doc
            .rect(left, high, wide(cell.column, cell.colspan), top(cell.row + cell.rowspan) - top(cell.row))
            .lineWidth(0.5)
            .strokeColor(tools.line)
            .stroke();
          let at = high + PAD;
          for (const strip of strips) {
            strip.draw(left + PAD, at);
            at += strip.height;
          }
        }
      },
    },
  ];
}

const headed = ({ blocks, isHead }: TableCell): Block[] =>
  isHead ? blocks.map((block) => (block.kind === 'text' ? bold(block) : block)) : blocks;

const bold = (block: Block & { kind: 'text' }): Block => ({
  ...block,
  pieces: block.pieces.map((piece) => ({ ...piece, bold: true })),
});

function belowOneAnother(tools: BlockTools, cells: readonly Placed[], width: number, setBlocks: SetBlocks): Strip[] {
  const rule: Block = { kind: 'rule' };
  return cells.flatMap((cell) => setBlocks(tools, [...headed(cell), rule], width));
}
