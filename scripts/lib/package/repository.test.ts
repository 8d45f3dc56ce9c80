import { describe, expect, it } from 'vitest';
import {
  changelogAtHome,
  homeOf,
  isPlaceholder,
  readmeAtHome,
  repositoryAddress,
  withoutBadges,
} from './repository.js';

const address = 'https://example.org/me/dice';

describe('where the project is at home', () => {
  it('is one line, from which the others follow', () => {
    expect(homeOf({ type: 'git', url: `git+${address}.git` })).toEqual({
      homepage: `${address}#readme`,
      bugs: { url: `${address}/issues` },
    });
  });

  it.each([undefined, null, 'dice', { url: 'https://example.org/dice' }, { url: 'git+https://x.git' }])(
    'is not %j',
    (entry) => expect(() => repositoryAddress(entry)).toThrow('repository.url must be git+https://….git'),
  );

  it('is a placeholder until somebody says whose it is', () => {
    expect([isPlaceholder('https://example.org/OWNER/dice'), isPlaceholder(address)]).toEqual([true, false]);
  });
});

describe('the badges of the README', () => {
  const text = '# dice\n\n<!-- badges --><!-- /badges -->\n\nDice.\n';

  it('lead to the repository, and are renewed', () => {
    const shown = readmeAtHome(text, 'https://example.org/other/place');
    expect(readmeAtHome(shown, address)).toBe(readmeAtHome(text, address));
    expect(readmeAtHome(shown, address)).toContain(`[![tests](${address}/actions/workflows/test.yml/badge.svg)]`);
    expect(readmeAtHome(shown, address)).not.toContain('other/place');
    expect(withoutBadges(shown)).toBe('# dice\n\nDice.\n');
  });

  it('have a place', () => expect(() => readmeAtHome('# dice\n', address)).toThrow('<!-- badges --> is missing'));
});

describe('the changelog', () => {
  it('tells for each version what has come since the one before', () => {
    const text =
      '# Changelog\n\n## [Unreleased]\n\n- new\n\n## [0.2.0] - 2030-01-02\n\n## [0.1.0] - 2030-01-01\n\n- first\n';
    const shown = changelogAtHome(text, address);
    expect(shown).toBe(
      `${text}\n[Unreleased]: ${address}/compare/v0.2.0...HEAD\n[0.2.0]: ${address}/compare/v0.1.0...v0.2.0\n[0.1.0]: ${address}/releases/tag/v0.1.0\n`,
    );
    expect(changelogAtHome(shown, address)).toBe(shown);
  });
});
