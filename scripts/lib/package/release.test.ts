import { describe, expect, it } from 'vitest';
import { released } from './release.js';

const files = {
  manifest: '{\n  "name": "dice",\n  "version": "0.9.1"\n}\n',
  lock: '{\n  "name": "dice",\n  "version": "0.9.1",\n  "packages": {\n    "": { "version": "0.9.1" }\n  }\n}\n',
  changelog: '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- a die\n\n## [0.9.1] - 2030-01-01\n\n- first\n',
};

describe('a release', () => {
  it('has its version everywhere, and the changes under it', () => {
    const { manifest, lock, changelog } = released(files, '0.10.0', '2030-01-31');
    expect(JSON.parse(manifest)).toEqual({ name: 'dice', version: '0.10.0' });
    expect(JSON.parse(lock)).toMatchObject({ version: '0.10.0', packages: { '': { version: '0.10.0' } } });
    expect(changelog).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.10.0] - 2030-01-31\n\n### Added\n\n- a die\n\n## [0.9.1] - 2030-01-01\n\n- first\n',
    );
  });

  it.each([
    ['1', 'expected a version such as 1.2.3, got 1'],
    ['v1.0.0', 'expected a version such as 1.2.3, got v1.0.0'],
    ['0.9.1', '0.9.1 does not come after 0.9.1'],
    ['0.8.9', '0.8.9 does not come after 0.9.1'],
  ])('is not %s', (version, message) => expect(() => released(files, version, '2030-01-31')).toThrow(message));

  it('holds something', () => {
    const once = released(files, '1.0.0', '2030-01-31');
    expect(() => released(once, '1.0.1', '2030-02-01')).toThrow('nothing is unreleased');
  });
});
