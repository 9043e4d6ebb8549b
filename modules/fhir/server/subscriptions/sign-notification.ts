import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * Returns the headers that prove who sent a notification, as Standard Webhooks 1.0 describes them: HMAC-SHA256 of id,
 * time in seconds and body. The id is the same in every attempt.
 */
export function signNotification(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}

/** Returns a key of 256 bits as Standard Webhooks writes it. */
export const writeSecret = (key: Buffer): string => PREFIX + key.toString('base64');
