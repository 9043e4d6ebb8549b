import { invalid, type DomainError } from '#platform/domain-error.ts';
import { passwordProblem } from '../rules/index.ts';

type Check = (password: string, personal: string[]) => { score: number; feedback: { warning?: string | null } };
let loaded: Promise<Check> | undefined;

// The lists of known passwords, names and words take several megabytes: they are loaded when the first password is set.
function load(): Promise<Check> {
  loaded ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]).then(([{ ZxcvbnFactory }, common, english]) => {
    const zxcvbn = new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
      translations: english.translations,
    });
    return (password, personal) => zxcvbn.check(password, personal);
  });
  return loaded;
}

/** Returns a domain error if a password is not acceptable: too short, commonly known, or made of personal words. */
export async function passwordError(password: string, personal: readonly string[]): Promise<DomainError | null> {
  const problem = passwordProblem(password, personal);
  if (problem !== null) return invalid([{ path: 'password', message: problem }]);
  const check = await load();
  // The check takes longer for longer passwords, and weaknesses are at the beginning.
  const { score, feedback } = check(password.slice(0, 72), [...personal]);
  if (score >= 3) return null;
  const why = feedback.warning ? `${feedback.warning.replace(/\.?$/, '.')} ` : '';
  return invalid([{ path: 'password', message: `${why}This password is too easy to guess.` }]);
}
