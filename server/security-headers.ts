import type { Config } from '#platform/config.ts';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  // The component library sets sizes and positions in style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  // A PDF that the page has decrypted is shown by the browser's viewer.
  'frame-src': 'blob:',
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

// Card numbers are typed in an iframe of the card processor: allowed only there, and only if one is configured.
function policyOf({ stripe }: Config): Record<string, string> {
  if (!stripe) return POLICY;
  if (stripe.baseUrl !== null) return { ...POLICY, 'frame-src': `blob: ${stripe.baseUrl}` };
  return {
    ...POLICY,
    'script-src': `${POLICY['script-src']} https://js.stripe.com`,
    'frame-src': 'blob: https://js.stripe.com https://hooks.stripe.com',
    'connect-src': `${POLICY['connect-src']} https://api.stripe.com`,
  };
}

/**
 * The headers of every response, as listed by OWASP's secure headers project; created once because they are constant.
 */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': Object.entries(policyOf(config))
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
