import { isBroken } from '../world/breakage.ts';
import type { Fate } from './post-office.ts';
import { currentAct } from '../world/faults.ts';

/** A call that reached a partner. */
export interface PartnerCall {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

/** A partner's answer. */
export interface PartnerAnswer {
  status: number;
  type: string;
  body: string;
}

/** A partner with an HTTP interface at `https://<host>`. */
export interface HttpPartner {
  host: string;
  fateOf(call: PartnerCall): Fate;
  /** Null for no answer. */
  answer(call: PartnerCall): PartnerAnswer | null;
}

let partners: readonly HttpPartner[] = [];

/** Sets the partners of the current seed. */
export function connectPartners(those: readonly HttpPartner[]): void {
  partners = those;
}

/** Replaces `fetch` for the rest of the life of this process: it reaches the partners and nobody else. */
export function takeOverFetch(): void {
  globalThis.fetch = async (input, init) => {
    if (currentAct()?.isDead === true) throw failed('ECONNREFUSED');
    const request = new Request(input, { ...init, signal: null });
    const url = new URL(request.url);
    const partner = partners.find(({ host }) => host === url.host);
    if (partner === undefined) throw new Error(`Nobody lives at ${url.host}.`);
    const body = await request.text();
    const call = { method: request.method, path: url.pathname + url.search, headers: request.headers, body };
    const fate = partner.fateOf(call);
    if (fate === 'unreachable') throw failed('ECONNREFUSED');
    if (fate === 'busy') return new Response('', { status: 503 });
    const answer = partner.answer(call);
    if (fate === 'lost' && isBroken('blind-resend')) partner.answer(call);
    else if (fate === 'lost' || answer === null) throw failed('ECONNRESET');
    if (answer === null) throw failed('ECONNRESET');
    return new Response(answer.status === 204 ? null : answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.type },
    });
  };
}

function failed(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}
