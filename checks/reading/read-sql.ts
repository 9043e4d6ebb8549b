/** Returns SQL in lowercase with all comments and quoted texts blanked out, preserving offsets. */
export function bareSql(sql: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g, blank).toLowerCase();
}

/** Returns the text between the bracket at `open` and its closing bracket. */
export function bracketed(sql: string, open: number): string {
  let depth = 0;
  for (let at = open; at < sql.length; at += 1) {
    if (sql[at] === '(') depth += 1;
    if (sql[at] === ')') depth -= 1;
    if (depth === 0) return sql.slice(open + 1, at);
  }
  return sql.slice(open + 1);
}

/** Splits a bracketed list at its top-level commas. */
export function listParts(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    if (list[at] === ')') depth -= 1;
    if (at < list.length && (list[at] !== ',' || depth > 0)) continue;
    parts.push(list.slice(from, at).trim());
    from = at + 1;
  }
  return parts;
}

/** Returns the comment directly above `offset`, without its dashes; empty if there is none. */
export function commentAbove(sql: string, offset: number): string {
  const lines = sql.slice(0, sql.lastIndexOf('\n', offset - 1) + 1).split('\n');
  lines.pop();
  const comment: string[] = [];
  for (let line = lines.pop()?.trim(); line?.startsWith('--'); line = lines.pop()?.trim())
    comment.unshift(line.slice(2).trim());
  return comment.join(' ');
}
