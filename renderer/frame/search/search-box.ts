import { fillMessage } from '../../data/fill-message.ts';
import { element } from './element.ts';
import { findResults, type Result } from './load-search.ts';
import type { SearchMessages } from './search-index.ts';
import { searchResult } from './search-result.ts';
import styles from './Search.module.css';

interface Options {
  /** The address of the list of all pages, and the folder of the index. */
  folder: string;
  /** What the field is called. */
  label: string;
  icon: Node;
  /** What else the search says, which comes from that folder too. */
  messages: Promise<SearchMessages>;
}

/** A field, and below it what is found while it is filled in. */
// oxlint-disable-next-line max-lines-per-function -- What the listeners of one box do shares its state.
export function searchBox({ folder, label, icon, messages: loading }: Options): {
  box: HTMLElement;
  field: HTMLInputElement;
} {
  const scope = { folder, language: document.documentElement.lang };
  const field = element('input', {
    type: 'search',
    ariaLabel: label,
    placeholder: label,
    enterKeyHint: 'search',
    autocomplete: 'off',
    spellcheck: false,
  });
  const status = element('div', { role: 'status', className: classOf('note') });
  const list = element('ol', {});
  const suggestions = element('div', {});
  const all = element('a', { className: classOf('all'), href: folder });
  const results = element('div', { className: classOf('results'), tabIndex: -1 }, status);
  const fieldWithIcon = element('div', { className: classOf('field') }, icon, field);
  const box = element(
    'div',
    { className: classOf('search'), role: 'search' },
    fieldWithIcon,
    results,
  );

  function show(messages: SearchMessages, query: string, found: readonly Result[]): void {
    const { length: count } = found;
    if (count > 0) status.replaceChildren(fillMessage(messages.searchStatus, { count }));
    else status.replaceChildren(...(query ? nothingFound(messages, query) : []));
    list.replaceChildren(...found.map((result) => searchResult(result, scope.language)));
    all.textContent = messages.allPages;
    list.remove();
    suggestions.remove();
    if (count > 0) results.append(list);
    else if (messages.suggested.length > 0) suggest(messages);
    box.append(all);
  }

  function suggest({ suggestedPages, suggested }: SearchMessages): void {
    const links = suggested.map(({ name, href, text }) => {
      const lines = [element('span', { className: classOf('title') }, name)];
      if (text) lines.push(element('span', {}, text));
      return element('li', {}, element('a', { className: classOf('result'), href }, ...lines));
    });
    const title = element('p', { className: classOf('note') }, suggestedPages);
    suggestions.replaceChildren(title, element('ul', {}, ...links));
    results.append(suggestions);
  }

  function showFailure(messages: SearchMessages): void {
    const link = element('a', { href: folder }, messages.allPages);
    status.replaceChildren(element('p', {}, `${messages.searchUnavailable} `, link));
    list.remove();
    all.remove();
  }

  async function search(): Promise<void> {
    const { value } = field;
    try {
      const [messages, found] = await Promise.all([loading, findResults(scope, value)]);
      // Something else may have been typed meanwhile.
      if (value === field.value) show(messages, value.trim(), found);
    } catch (error) {
      console.error('The search could not be loaded.', error);
      if (value === field.value) loading.then(showFailure, () => location.assign(folder));
    }
  }

  field.addEventListener('input', search);
  // Loads the index.
  void search();
  return { box, field };
}

/** The sentence with a link to the site's mailbox. */
function nothingFound({ searchNothing, email }: SearchMessages, query: string): (Node | string)[] {
  const [before = '', after = ''] = fillMessage(searchNothing, { query }).split('{$email}');
  return [before, element('a', { href: `mailto:${email}` }, email), after];
}

function classOf(name: string): string {
  return styles[name] ?? '';
}
