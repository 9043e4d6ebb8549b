import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

const TEXTS: Readonly<Record<string, string>> = {
  invalid_redirect_uri: 'The app asked to return to an address that is not registered for it.',
  invalid_client: 'The app is not registered, or was switched off by the clinic.',
};

/** Answers a request that can't be sent back to its app: JSON, or a page for a person. */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  if (ctx.accepts('json', 'html') === 'json') {
    ctx.body = out;
    return;
  }
  ctx.type = 'html';
  ctx.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  const text = TEXTS[out.error] ?? 'The request of the app is not valid, or has expired. Start again in the app.';
  ctx.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>App not opened · Salus</title></head><body><main><h1>The app can’t be opened</h1><p>${text}</p></main></body></html>`;
}
