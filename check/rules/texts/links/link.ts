import { closest, didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { AddressContext } from '../../../model/address.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';
import { checkFileLink } from './file-link.ts';
import { slugify } from '../../../../schema/texts/slugify.ts';

/** Explains what is wrong with an address; gives nothing if a visitor can safely follow it. */
export function checkAddress(href: string, context: AddressContext): Mistake | undefined {
  const scheme = disguisedScheme(href);
  if (harmfulSchemes.has(scheme)) {
    return unsafe(`An address that starts with \`${scheme}:\` can run a script or open a file.`);
  }
  if (/^[/\\]{2}|^\/\\|\\/.test(href)) {
    return unsafe(
      'This address hides where it leads: it starts with two slashes or contains a backslash.',
      'Write https:// in front, or a single slash for a page of this site.',
    );
  }
  if (/<iframe\b/i.test(href)) return explainFrame(href);
  const file = checkFileLink(href, context);
  if (file !== undefined) return file === 'fine' ? undefined : file;
  if (PHONE.test(href)) {
    const number = `tel:${href.replaceAll(/\(0\)|[^+\d]/g, '')}`;
    if (number === href || /^tel:\+?[\d().-]+$/.test(href)) return undefined;
    return {
      ...wrong('A phone link is `tel:` and digits, without spaces.', didYouMean([number])),
      replacement: number,
    };
  }
  if (/\p{Cf}/u.test(href)) return wrong('This address contains invisible characters.');
  if (/^[/\p{L}][^:?#<>"]*$/u.test(href) && /[ \p{L}]/u.test(href.replaceAll(/[a-z]/gi, ''))) {
    return explainWords(href, context);
  }
  if (/[\s\p{Cc}<>"]/u.test(href)) {
    return wrong('An address cannot contain spaces or < > ".', 'Write %20 for a space.');
  }
  if (href.startsWith('/') || href.startsWith('#')) return checkInternal(href, context);
  if (href.startsWith('https://')) return checkExternal(href);
  if (href.startsWith('mailto:')) {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)
      ? undefined
      : wrong(
          'The text after `mailto:` is not an e-mail address.',
          'Write mailto:name@example.com.',
        );
  }
  if (href.startsWith('tel:')) {
    return /^tel:\+?[\d().-]+$/.test(href)
      ? undefined
      : wrong(
          'The text after `tel:` is not a phone number.',
          'Write tel:+49301234567, without spaces.',
        );
  }
  return explainOther(href, scheme, context);
}

/** A phone number as people write it, with `tel:` or without; at least six digits. */
const PHONE = /^(?:tel:\s*)?(?:\+|\(?0|(?<=tel:\s*))[\s()./-]*(?:\d[\s()./-]*){5,}$/;

/** The scheme a browser may see: it skips spaces and control characters and decodes entities. */
function disguisedScheme(href: string): string {
  const decoded = href
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);?/g, (_, code: string) => characterOf(Number(code)))
    .replaceAll(/&colon;/gi, ':')
    .replaceAll(/&(tab|newline);/gi, '')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replaceAll(/[\s\p{Cc}\u200b-\u200f]/gu, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(decoded)?.[1]?.toLowerCase() ?? '';
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const harmfulSchemes = new Set([
  'javascript',
  'vbscript',
  'livescript',
  'data',
  'file',
  'blob',
  'filesystem',
  'about',
  'view-source',
  'jar',
]);

function checkExternal(href: string): Mistake | undefined {
  if (!URL.canParse(href)) return wrong('This is not a complete https address.');
  const { username, password, hostname } = new URL(href);
  if (username || password) {
    return unsafe(
      `This address leads to ${hostname}: the name before the @ is ignored.`,
      'Remove everything before the @.',
    );
  }
  return hostname.includes('.')
    ? undefined
    : wrong(`\`${hostname}\` is not the name of a website: it has no dot.`);
}

/** What a video site offers for embedding is HTML; the address is in it. */
function explainFrame(html: string): Mistake {
  const [, src = ''] = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(html) ?? [];
  const address = src.replace(/^\/\//, 'https://').replace(/\/embed\/([\w-]+).*$/, '/watch?v=$1');
  const guess = address.startsWith('https://') ? address : undefined;
  return {
    ...wrong(
      'This is HTML for embedding, but an address is expected here.',
      didYouMean(guess ? [guess] : []) ?? 'Write only the address of the page, https://...',
    ),
    replacement: guess,
  };
}

/** The name of a page as people write it, where its address is expected. */
function explainWords(words: string, { routes }: AddressContext): Mistake {
  const steps = words.replace(/^\//, '').split('/').map(slugify);
  const address = `/${steps.join('/')}`;
  return {
    ...wrong(
      'An address of this site has only lowercase letters, digits and hyphens.',
      didYouMean([address]),
    ),
    replacement: routes.has(address) ? address : undefined,
  };
}

function checkInternal(href: string, context: AddressContext): Mistake | undefined {
  const [path = '', ...rest] = href.split('#');
  const fragment = rest.join('#');
  if (path !== '' && !context.routes.has(path)) return explainMissingPage(path, fragment, context);
  if (fragment === '') return undefined;
  const offered = context.anchors(path === '' ? undefined : path);
  // That a page cannot be read is reported where it is.
  if (!offered || offered.has(fragment)) return undefined;
  const matches = closest(fragment, offered);
  const known = [...offered].slice(0, 8).map((slug) => `#${slug}`);
  return {
    id: 'broken-fragment',
    message: `There is no \`#${fragment}\` on ${path === '' ? 'this page' : `the page ${path}`}.`,
    suggestion:
      didYouMean(matches.map((match) => `${path}#${match}`)) ??
      (known.length > 0 ? `It has ${known.join(', ')}.` : undefined),
    replacement: matches.length === 1 ? `${path}#${matches[0]}` : undefined,
  };
}

function explainMissingPage(path: string, fragment: string, { routes }: AddressContext): Mistake {
  const [page = '', query] = path.split('?');
  if (query !== undefined && routes.has(page)) {
    return {
      ...wrong('The address of a page of this site has no ? part.', didYouMean([page])),
      replacement: page,
    };
  }
  const tidy = tidyAddress(path);
  const matches = routes.has(tidy) ? [tidy] : closest(tidy, routes.keys());
  const sameEnd = [...routes.keys()].filter((route) =>
    route.endsWith(tidy.slice(tidy.lastIndexOf('/'))),
  );
  const likely = matches.length > 0 || tidy === '/' ? matches : sameEnd;
  const anchor = fragment && `#${fragment}`;
  return {
    id: 'broken-link',
    message: `There is no page ${path}.`,
    suggestion: didYouMean(likely.map((route) => route + anchor)) ?? explainWhereItWouldBe(page),
    replacement: likely.length === 1 ? `${likely[0]}${anchor}` : undefined,
  };
}

/** As the addresses of this site are written, without the ending of a file and without capitals. */
function tidyAddress(path: string): string {
  return path.replace(/(\/index)?(\.(html?|ya?ml))?\/*$/i, '').toLowerCase() || '/';
}

function explainWhereItWouldBe(path: string): string {
  const steps = path
    .replace(/(\.(html?|ya?ml))?\/*$/i, '')
    .split('/')
    .map(slugify);
  return `Its file would be pages${steps.join('/') || '/index'}.yaml.`;
}

function explainOther(href: string, scheme: string, { routes }: AddressContext): Mistake {
  if (scheme === 'http') {
    const safe = href.replace(/^http:/i, 'https:');
    return {
      ...wrong('An address must start with https://, not http://.', didYouMean([safe])),
      replacement: safe,
    };
  }
  if (['https', 'mailto', 'tel'].includes(scheme)) {
    return wrong(
      `\`${scheme}:\` is misspelled.`,
      `Write ${scheme === 'https' ? 'https://' : `${scheme}:`} in lowercase letters.`,
    );
  }
  if (scheme !== '') return wrong(`Addresses that start with \`${scheme}:\` are not allowed.`);
  const guess = guessAddress(href, routes);
  return {
    ...wrong(
      `\`${href}\` is not an address.`,
      didYouMean(guess ? [guess] : []) ??
        'An address is /a-page, #place, https://..., mailto:... or tel:...',
    ),
    replacement: guess,
  };
}

function guessAddress(href: string, routes: AddressContext['routes']): string | undefined {
  const address = tidyAddress(`/${href.replace(/^(\.{0,2}\/)*(pages\/)?/, '')}`);
  if (routes.has(address)) return address;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(href)) return `mailto:${href}`;
  return /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|eu|example)(\/|$))/.test(href)
    ? `https://${href}`
    : undefined;
}

function wrong(message: string, suggestion?: string): Mistake {
  return { id: 'wrong-address', message, suggestion };
}

function unsafe(message: string, suggestion = 'Remove it.'): Mistake {
  return { id: 'unsafe-address', message, suggestion };
}
