const DEEPEST = 64;
const MOST_VALUES = 200_000;

/**
 * Returns why a JSON value can't be stored, or null if it can: PostgreSQL accepts neither null characters nor lone
 * surrogates, and deep nesting overflows the stack of a serializer. It is iterative, not recursive.
 */
export function jsonProblem(value: unknown): string | null {
  const left: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen > MOST_VALUES) return 'holds too many values';
    const { value: one, depth } = left.pop()!;
    if (typeof one === 'string') {
      const problem = textProblem(one);
      if (problem !== null) return problem;
    } else if (typeof one === 'object' && one !== null) {
      if (depth > DEEPEST) return 'is nested too deeply';
      for (const [key, inner] of Object.entries(one)) {
        const problem = textProblem(key);
        if (problem !== null) return problem;
        left.push({ value: inner, depth: depth + 1 });
      }
    }
  }
  return null;
}

/** The same check for a text, e.g. a file name. */
export function textProblem(text: string): string | null {
  if (text.includes('\0')) return 'holds a null character';
  return text.isWellFormed() ? null : 'holds half a character';
}
