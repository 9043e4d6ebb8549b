import { escaped } from './oauth-party.ts';

/**
 * Returns the sandbox's card form, shown in an iframe like Stripe's own: the input stays between the browser and the
 * sandbox, and the surrounding page only learns the outcome. It pays when that page asks it to.
 */
export function elementPage(form: URLSearchParams, port: number): string {
  const value = (name: string): string => escaped(form.get(name) ?? '');
  const dark = form.get('scheme') === 'dark';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title>
<style>:root{color-scheme:${dark ? 'dark' : 'light'}}body{font:14px/1.5 system-ui;margin:0;padding:2px}label{display:block;margin:0 0 8px}
input{font:inherit;width:100%;box-sizing:border-box;padding:7px 8px;border:1px solid #7a878a;border-radius:4px;background:transparent;color:inherit}
.row{display:flex;gap:8px}.row label{flex:1}p{margin:0;font-size:12px;color:${dark ? '#b9c4c6' : '#4c5a5e'}}</style>
<body data-secret="${value('client_secret')}" data-key="${value('key')}" data-account="${value('account')}" data-parent="${value('parent')}">
<form id="card"><label>Card number<input name="number" inputmode="numeric" autocomplete="off" value="" placeholder="4242 4242 4242 4242"></label>
<div class="row"><label>Expires<input name="expires" autocomplete="off" placeholder="MM / YY"></label>
<label>Security code<input name="cvc" inputmode="numeric" autocomplete="off" placeholder="CVC"></label></div>
<p>Sandbox: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0000 0000 0259 is disputed.</p></form>
<script>
const { secret, key, account, parent: origin } = document.body.dataset;
const say = (message) => parent.postMessage({ from: 'salus-sandbox-card', ...message }, origin);
const form = document.getElementById('card');
form.addEventListener('submit', (event) => { event.preventDefault(); say({ kind: 'enter' }); });
addEventListener('message', async (event) => {
  if (event.origin !== origin || event.data !== 'confirm') return;
  const number = form.number.value.replace(/\\D/g, '');
  const [month, year] = form.expires.value.split('/').map((part) => part.trim());
  if (number.length < 13 || !month || !year || form.cvc.value.trim().length < 3) return say({ kind: 'done', error: 'Your card’s details are incomplete.' });
  const body = new URLSearchParams({ client_secret: secret, 'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number, 'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year.length === 2 ? '20' + year : year, 'payment_method_data[card][cvc]': form.cvc.value });
  const headers = { authorization: 'Bearer ' + key };
  if (account) headers['stripe-account'] = account;
  const id = secret.split('_secret_')[0];
  try {
    const answer = await fetch('http://127.0.0.1:${port}/v1/payment_intents/' + id + '/confirm', { method: 'POST', headers, body });
    const { error } = await answer.json();
    say({ kind: 'done', error: error ? error.message : null });
  } catch { say({ kind: 'done', error: 'The card processor could not be reached.' }); }
});
say({ kind: 'ready' });
</script></body></html>`;
}
