import type { Site } from '../../schema/generated/content.d.ts';

/**
 * Refuses to build a site that would show its CRM secret to every visitor, unless it says that it knows.
 * @throws when `forms.clientSecret` is set without `forms.acceptSecretInBrowser: true`
 */
export function refuseSecret({ forms }: Site): void {
  if (!forms.clientSecret || forms.acceptSecretInBrowser) return;
  throw new Error(
    'site.yaml: forms.clientSecret would be sent to every visitor, because everything in site.yaml is public. ' +
      'Remove it and set it for the gateway as CRM_CLIENT_SECRET, or, if it is not a secret, ' +
      'write forms.acceptSecretInBrowser: true.',
  );
}
