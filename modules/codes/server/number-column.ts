type Numbers = Uint8Array | Uint16Array | Uint32Array;

const BITS = 13;
const BLOCK = 1 << BITS;

/**
 * A list of numbers that only grows, of one type of typed array. It consists of blocks, so that no number is copied when
 * there are more: the copies would remain in memory until the next full garbage collection.
 */
export class NumberColumn {
  readonly #Block: new (length: number) => Numbers;
  readonly #blocks: Numbers[] = [];
  #length = 0;

  constructor(Block: new (length: number) => Numbers) {
    this.#Block = Block;
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    const at = this.#length & (BLOCK - 1);
    if (at === 0) this.#blocks.push(new this.#Block(BLOCK));
    this.#blocks.at(-1)![at] = number;
    this.#length += 1;
  }

  at(place: number): number {
    return this.#blocks[place >>> BITS]![place & (BLOCK - 1)]!;
  }
}
