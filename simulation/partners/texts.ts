import { createHash } from 'node:crypto';
import { smsSignature } from '#deliveries/server';
import type { SmsConfig } from '#platform/config.ts';
import type { HttpPartner } from './http-partners.ts';
import type { PostOffice } from './post-office.ts';

/** The clinic's account. */
export const TEXTS: SmsConfig = {
  baseUrl: 'https://texts.simulation',
  accountSid: 'AC00000000000000000000000000000000',
  authToken: 'simulated-token',
  from: '+15005550006',
};

/** A provider of text messages with Twilio's interface; it reports later what became of each. */
export class Texts implements HttpPartner {
  readonly host = 'texts.simulation';
  /** The number of times that each of the clinic's messages was taken, by its id. */
  readonly taken = new Map<string, number>();
  private readonly office: PostOffice;
  private readonly publicUrl: string;

  constructor(office: PostOffice, publicUrl: string) {
    this.office = office;
    this.publicUrl = publicUrl;
  }

  fateOf: HttpPartner['fateOf'] = ({ body }) => this.office.fateOf(`text ${new URLSearchParams(body).get('To')}`);

  answer: HttpPartner['answer'] = ({ body }) => {
    const form = new URLSearchParams(body);
    const callback = new URL(form.get('StatusCallback')!);
    const id = callback.searchParams.get('id')!;
    this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
    const sid = `SM${createHash('md5').update(id).digest('hex')}`;
    this.report(callback, { MessageSid: sid, MessageStatus: 'sent' });
    this.report(callback, { MessageSid: sid, MessageStatus: 'delivered' });
    return { status: 201, type: 'application/json', body: JSON.stringify({ sid, status: 'queued' }) };
  };

  private report(callback: URL, fields: Record<string, string>): void {
    const form = new URLSearchParams(fields);
    const url = callback.pathname + callback.search;
    this.office.post({
      name: `report ${fields['MessageStatus']}`,
      mayGetLost: true,
      deliver: async ({ http }) => {
        const signature = smsSignature(TEXTS.authToken, this.publicUrl + url, form);
        const headers = {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signature,
        };
        const { statusCode } = await http.inject({ method: 'POST', url, headers, payload: form.toString() });
        return statusCode === 204;
      },
    });
  }
}
