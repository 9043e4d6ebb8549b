import type { Block, BlockTools, Strip, TableCell } from './blocks.ts';

/** Lays out the blocks of a cell. Passed in to avoid a cycle: cells contain blocks, and blocks contain tables. */
type SetBlocks = (tools: BlockTools, blocks: readonly Block[], width: number) => Strip[];

const PAD = 3;
// A narrower column is unreadable; a higher row doesn't fit on a page.
const NARROWEST = 24;
const HIGHEST = 560;

interface PlacedCell extends TableCell {
  row: number;
  column: number;
}

/**
 * Lays out a table as strips: one per row, or per group of rows joined by a spanning cell. A table that doesn't fit is
 * laid out as one cell below the other.
 */
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

/** Assigns each cell its place in the grid, as HTML does: spanned places are skipped. */
function placeCells(rows: readonly TableCell[][]): PlacedCell[] {
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

/** Returns groups of rows that no cell spans across. */
function groupsOf(cells: readonly PlacedCell[], count: number): [from: number, to: number][] {
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

function columnWidths(tools: BlockTools, cells: readonly PlacedCell[], columns: number, width: number): number[] {
  const natural = Array.from({ length: columns }, () => NARROWEST);
  for (const { column, colspan, blocks } of cells)
    if (colspan === 1) natural[column] = Math.max(natural[column]!, Math.min(widthOf(tools, blocks), width / 2));
  const sum = natural.reduce((all, each) => all + each, 0);
  const spare = width - NARROWEST * columns;
  // Each column gets the minimum width; the rest is shared in proportion to its needs.
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
  cells: readonly PlacedCell[],
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

function belowOneAnother(
  tools: BlockTools,
  cells: readonly PlacedCell[],
  width: number,
  setBlocks: SetBlocks,
): Strip[] {
  const rule: Block = { kind: 'rule' };
  return cells.flatMap((cell) => setBlocks(tools, [...headed(cell), rule], width));
}
