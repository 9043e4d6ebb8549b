import type { Block, BlockTools, Strip } from './blocks.ts';
import { setTable } from './set-table.ts';
import type { TextStyle, SetLine, TypeSetter } from './type-setter.ts';

const SIZES = { body: 9.5, h1: 14, h2: 12.5, h3: 11, h4: 9.5 } as const;
const BULLETS = ['•', '◦', '▪'] as const;
const INDENT = 16;
// Below this width, indentation is minimal.
const NARROW = 120;

/** Lays out blocks as strips of at most `width` points. `depth` is the list nesting level. */
export function setBlocks(tools: BlockTools, blocks: readonly Block[], width: number, depth = 0): Strip[] {
  return blocks.flatMap((block): Strip[] => {
    switch (block.kind) {
      case 'text':
        return setText(tools, block, width);
      case 'list':
        return setList(tools, block, width, depth);
      case 'quote':
        return setQuote(tools, block.blocks, width, depth);
      case 'rule':
        return [{ height: 10, draw: (x, y) => drawLine(tools, x, y + 5, width) }];
      case 'table':
        return setTable(tools, block.rows, width, setBlocks);
    }
  });
}

function setText({ setter, ink, dim }: BlockTools, block: Block & { kind: 'text' }, width: number): Strip[] {
  const isHeading = block.style !== 'body';
  const look: TextStyle = { size: SIZES[block.style], colour: block.style === 'h4' ? dim : ink, gap: 1.5 };
  const pieces = isHeading ? block.pieces.map((piece) => ({ ...piece, bold: true })) : block.pieces;
  const lines = setter.lines(pieces, width, look);
  return lines.map((line, at) => {
    const above = isHeading && at === 0 ? 6 : 0;
    const below = at === lines.length - 1 ? 3 : 0;
    return {
      height: above + line.height + below,
      draw: (x, y) => setter.draw(line, x, y + above),
      ...(isHeading && { isHeading: true as const }),
    };
  });
}

function setList(tools: BlockTools, block: Block & { kind: 'list' }, width: number, depth: number): Strip[] {
  const { setter, ink } = tools;
  const look: TextStyle = { size: SIZES.body, colour: ink, gap: 1.5 };
  return block.items.flatMap((item, at) => {
    const mark = block.ordered ? `${block.start + at}.` : BULLETS[depth % BULLETS.length]!;
    const [line] = setter.lines(mark, width, look);
    const needed = line!.width + 5;
    const indent = width > NARROW ? Math.max(INDENT, needed) : 6;
    const strips = setBlocks(tools, item, width - indent, depth + 1).map((strip) => moved(strip, indent));
    const [first, ...rest] = strips;
    // If there is no space next to the text, the marker goes above it.
    if (first === undefined || needed > indent) return [lineStrip(setter, line!), ...strips];
    const top = item[0]?.kind === 'text' && item[0].style !== 'body' ? 6 : 0;
    return [withMark(first, (x, y) => setter.draw(line!, x, y + top)), ...rest];
  });
}

function setQuote(tools: BlockTools, blocks: readonly Block[], width: number, depth: number): Strip[] {
  const indent = width > NARROW ? 10 : 4;
  const quoted = { ...tools, ink: tools.dim };
  return setBlocks(quoted, blocks, width - indent, depth).map((strip) =>
    withMark(moved(strip, indent), (x, y) =>
      tools.doc
        .moveTo(x + 1, y)
        .lineTo(x + 1, y + strip.height)
        .lineWidth(1.5)
        .strokeColor(tools.line)
        .stroke(),
    ),
  );
}

const moved = (strip: Strip, by: number): Strip => ({ ...strip, draw: (x, y) => strip.draw(x + by, y) });

const withMark = (strip: Strip, mark: (x: number, y: number) => void): Strip => ({
  ...strip,
  draw(x, y) {
    mark(x, y);
    strip.draw(x, y);
  },
});

const lineStrip = (setter: TypeSetter, line: SetLine): Strip => ({
  height: line.height,
  draw: (x, y) => setter.draw(line, x, y),
});

function drawLine({ doc, line }: BlockTools, x: number, y: number, width: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}
