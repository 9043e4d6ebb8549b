// Loaded into the program before everything else: moves its clock by the milliseconds in the file CLOCK_FILE.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'];
const Real = Date;
let moved = 0;

const read = (): void => {
  try {
    moved = Number(readFileSync(file!, 'utf8')) || 0;
  } catch {
    // Not moved yet.
  }
};

if (file !== undefined) {
  read();
  setInterval(read, 200).unref();
  const now = (): number => Real.now() + moved;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
