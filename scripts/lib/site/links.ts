import { posix } from 'node:path';
import { isPlaceholder } from '../package/repository.js';
import { isRulesPage, siteAddress } from './addresses.js';
import { type Link, replaceLinks } from './markdown.js';

const isElsewhere = (target: string): boolean => /^[a-z]+:/i.test(target);

/** On rules pages clauses have short anchors: `kir-22-kiriki-may-be-scored-again` is `kir-22`. */
const anchorOn = (path: string, anchor: string): string =>
  isRulesPage(path) ? anchor.replace(/^([a-z]{2,5}-\d+)-.*$/, '$1') : anchor;

/**
 * The text of a file of the project with its links leading to where the site shows things. What it does not show is linked
 * to in the repository, where that has an address, else it is plain text.
 * @param path - where the text stands in the project
 * @param repository - address of the repository's files, such as `https://example.org/blob/main/`; `null` for none
 */
export function withSiteLinks(text: string, path: string, repository: string | null): string {
  return replaceLinks(text, ({ isPicture, text: words, target }: Link) => {
    const mark = isPicture ? '!' : '';
    if (isElsewhere(target)) return `${mark}[${words}](${target})`;
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    const address = file === '' ? '' : siteAddress(to);
    if (address === null) return repository === null ? words : `[${words}](${repository}${to})`;
    return `${mark}[${words}](${address}${anchor === undefined ? '' : `#${anchorOn(to, anchor)}`})`;
  });
}

/** Address of the repository's files by its entry in package.json, which has none of it, a placeholder, or one of several forms. */
export function repositoryFiles(entry: string | { readonly url?: string } | undefined): string | null {
  const url = typeof entry === 'string' ? entry : entry?.url;
  const [, host] = /^(?:git\+)?https:\/\/(.+?)(?:\.git)?\/?$/.exec(url ?? '') ?? [];
  return host === undefined || isPlaceholder(`https://${host}`) ? null : `https://${host}/blob/main/`;
}
