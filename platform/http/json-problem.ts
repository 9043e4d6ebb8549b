const DEEPEST = 64;
const MOST_VALUES = 200_000;

/**
 * Why nobody can keep a value that came as JSON: PostgreSQL takes neither a null character nor half of a surrogate pair, and what is
 * nested without end breaks whoever writes it. Null for one that is in order. It walks without calling itself.
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

/** The same of a text by itself, as the name of a file. */
export function textProblem(text: string): string | null {
  if (text.includes('\0')) return 'holds a null character';
  return text.isWellFormed() ? null : 'holds half a character';
}
