/** The keys for the processor's card form. */
export interface CardKeys {
  publishableKey: string;
  accountId: string | null;
  /** URL of the sandbox's own form; null with the processor's. */
  sandboxUrl: string | null;
}

/** The processor's card form embedded in our page: what is entered there never reaches us. */
export interface OpenCardForm {
  /** Pays; returns an error message, or null on success. */
  confirm(): Promise<string | null>;
  close(): void;
}

/** Mounts the processor's card form in an element; `onEnter` is called when the user presses Enter. */
export function openCardForm(
  place: HTMLElement,
  keys: CardKeys,
  clientSecret: string,
  onEnter: () => void,
): Promise<OpenCardForm> {
  return keys.sandboxUrl === null
    ? openElement(place, keys, clientSecret)
    : openFrame(place, keys, clientSecret, onEnter);
}

function openFrame(place: HTMLElement, keys: CardKeys, secret: string, onEnter: () => void): Promise<OpenCardForm> {
  const base = keys.sandboxUrl!;
  const scheme = document.documentElement.dataset['mantineColorScheme'] ?? 'light';
  const query = new URLSearchParams({
    client_secret: secret,
    key: keys.publishableKey,
    account: keys.accountId ?? '',
    parent: window.location.origin,
    scheme,
  });
  const frame = document.createElement('iframe');
  frame.title = t('Card details');
  frame.src = `${base}/elements?${query.toString()}`;
  frame.style.cssText = 'width:100%;height:190px;border:0;display:block';
  return new Promise((resolve, reject) => {
    let settle: ((error: string | null) => void) | null = null;
    const late = setTimeout(() => reject(new Error('The card form could not be loaded.')), 15_000);
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== base || source !== frame.contentWindow) return;
      const message = data as { from?: string; kind?: string; error?: string | null };
      if (message.from !== 'salus-sandbox-card') return;
      if (message.kind === 'enter') onEnter();
      if (message.kind === 'done') settle?.(message.error ?? null);
      if (message.kind !== 'ready') return;
      clearTimeout(late);
      resolve({
        confirm: () =>
          new Promise((answer) => {
            settle = answer;
            frame.contentWindow?.postMessage('confirm', base);
          }),
        close: () => {
          window.removeEventListener('message', onMessage);
          frame.remove();
        },
      });
    };
    window.addEventListener('message', onMessage);
    place.replaceChildren(frame);
  });
}

interface StripeElements {
  create(kind: 'payment'): { mount(place: HTMLElement): void; unmount(): void };
}
interface StripeJs {
  elements(options: { clientSecret: string }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    redirect: 'if_required';
  }): Promise<{ error?: { message?: string } }>;
}
type StripeConstructor = (key: string, options?: { stripeAccount: string }) => StripeJs;

async function openElement(place: HTMLElement, keys: CardKeys, clientSecret: string): Promise<OpenCardForm> {
  const construct = await loadStripeJs();
  const stripe = construct(
    keys.publishableKey,
    keys.accountId === null ? undefined : { stripeAccount: keys.accountId },
  );
  const elements = stripe.elements({ clientSecret });
  const element = elements.create('payment');
  element.mount(place);
  return {
    async confirm() {
      const { error } = await stripe.confirmPayment({ elements, redirect: 'if_required' });
      return error === undefined ? null : (error.message ?? t('The card was declined.'));
    },
    close: () => element.unmount(),
  };
}

let loading: Promise<StripeConstructor> | undefined;

/** Loads Stripe's own script from Stripe's host, as required. */
function loadStripeJs(): Promise<StripeConstructor> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://js.stripe.com/v3/';
    script.addEventListener('load', () => resolve((window as unknown as { Stripe: StripeConstructor }).Stripe));
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error('The card form could not be loaded.'));
    });
    document.head.append(script);
  });
  return loading;
}
import { t } from '#kit/language/use-language.ts';
