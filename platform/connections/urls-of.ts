/** The user, password, database and parameters of a PostgreSQL URL, for each of its servers. */
const FORM = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/;
const HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?$/;

/**
 * Returns one URL for each server of a URL with several: `postgres://u:p@a:5432,b:5432/salus?target_session_attrs=read-write`.
 * A URL with one server is returned as it is; null if it is none. The only supported value of `target_session_attrs` is
 * the one that Salus needs anyway. See https://www.postgresql.org/docs/18/libpq-connect.html, "Specifying Multiple Hosts".
 */
export function urlsOf(url: string): readonly string[] | null {
  const [, start, hosts = '', rest = ''] = FORM.exec(url) ?? [];
  if (start === undefined) return null;
  const attributes = [...rest.matchAll(/[?&]target_session_attrs=([^&#]*)/g)].map((found) => found[1]);
  if (attributes.some((value) => value !== 'read-write' && value !== 'primary')) return null;
  if (attributes.length === 0 && !hosts.includes(',')) return URL.canParse(url) ? [url] : null;
  const all = hosts.split(',');
  if (!all.every((host) => HOST.test(host))) return null;
  const bare = rest.replaceAll(/target_session_attrs=[^&#]*&?/g, '').replace(/[?&]$/, '');
  const urls = all.map((host) => `${start}${host}${bare}`);
  return urls.every((each) => URL.canParse(each)) ? urls : null;
}
