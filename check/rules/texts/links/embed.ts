import { closest, didYouMean } from '../../../diagnostics/did-you-mean.ts';
import {
  embedSource,
  PROVIDER_NAMES,
  providerOf,
  wantedOf,
} from '../../../../schema/embeds/embed-source.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** What the check of an embed has to know of the site. */
export interface EmbedContext {
  /** Who may be shown in a frame, as site.yaml says it. */
  embeds: readonly string[];
}

/** Explains why nothing can be shown in a frame for an address; gives nothing if something can. */
export function checkEmbed(href: string, { embeds }: EmbedContext): Mistake | undefined {
  if (!href.startsWith('https://') || !URL.canParse(href)) {
    return {
      id: 'wrong-embed',
      message: 'Only an address of another site can be embedded.',
      suggestion: 'Copy the https://... address from the browser.',
    };
  }
  const provider = providerOf(new URL(href));
  if (!embeds.includes(provider)) {
    return {
      id: 'embed-not-allowed',
      message: `The site does not allow embeds of \`${provider}\`.`,
      suggestion: `Add \`${provider}\` to \`embeds\` in site.yaml. It will then learn who visits the page.`,
    };
  }
  if (embedSource(href, embeds)) return undefined;
  return {
    id: 'wrong-embed',
    message: `This page of \`${provider}\` cannot be shown in a frame.`,
    suggestion: `Copy the address of ${wantedOf(provider)}.`,
  };
}

/** Explains why an entry of `embeds` names nobody; gives nothing if it does. */
export function checkProvider(name: string): Mistake | undefined {
  const host = URL.canParse(name) ? new URL(name).host : name;
  const url = `https://${host}`;
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && URL.canParse(url);
  const known = isHost ? providerOf(new URL(`${url}/maps`)) : name;
  if (PROVIDER_NAMES.includes(name) || (isHost && host === name && known === host)) {
    return undefined;
  }
  const near = isHost ? [known] : closest(name, PROVIDER_NAMES);
  return {
    id: 'wrong-form',
    message: `\`${name}\` is not a known provider or a host name.`,
    suggestion:
      didYouMean(near) ?? `Write ${PROVIDER_NAMES.join(', ')}, or a host such as calendly.com.`,
    replacement: near.length === 1 ? near[0] : undefined,
  };
}
