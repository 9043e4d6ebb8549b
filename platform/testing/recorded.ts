import type { PartResult, TransactionRecord } from '../connections/recorded-transactions.ts';

/** What a call recorded; `repeat` starts over with it, as a repeated call does. */
export class Recorded implements TransactionRecord {
  readonly all: unknown[] = [];
  #next = 0;
  earlier() {
    const at = this.#next;
    this.#next += 1;
    return at < this.all.length ? { result: this.all[at] } : null;
  }
  async record(_tx: unknown, _work: unknown, result: unknown) {
    this.all.push(result);
  }
  async recordAll(_tx: unknown, _part: string, results: readonly PartResult[]) {
    for (const { record, result } of results) (record as Recorded).all.push(result);
  }
  repeat(): this {
    this.#next = 0;
    return this;
  }
}
