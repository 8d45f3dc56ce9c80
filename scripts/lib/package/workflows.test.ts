import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

/** The jobs of a workflow by name, each as its lines. */
function jobsOf(text: string): Map<string, string> {
  const [, jobs = ''] = text.split(/^jobs:\n/m);
  const parts = jobs.split(/^ {2}([\w-]+):\n/m).slice(1);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])));
}

const used = workflows.flatMap(([, text]) => [...text.matchAll(/uses: *(.*)$/gm)].map(([, action = '']) => action));

describe('workflows', () => {
  it('run actions that nobody can exchange: by their full hash, with the version that it is of', () => {
    expect(used.length).toBeGreaterThan(8);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const names = new Set(used.map((action) => action.split('@')[0]));
    expect(new Set(used).size).toBe(names.size);
  });

  it.each(workflows)('%s may read, and what may do more says so by job', (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\njobs:/m);
    expect(text).not.toContain('pull_request_target');
    expect(jobsOf(text).size).toBeGreaterThan(0);
  });
});

describe('the release', () => {
  const release = workflows.find(([name]) => name === 'release.yml')?.[1] ?? '';
  const jobs = jobsOf(release);
  const job = (name: string): string => jobs.get(name) ?? '';

  it('is tested, built and published by three jobs', () => {
    expect([...jobs.keys()]).toEqual(['test', 'build', 'publish']);
    expect(job('test')).toContain('npm run prepublishOnly');
    expect(job('publish')).toContain('needs: [test, build]');
  });

  it('is built apart from tests, by no script of what is installed', () => {
    const runs = [...job('build').matchAll(/- run: (.*)/g)].map(([, command]) => command);
    expect(runs).toEqual([
      'npm ci --ignore-scripts',
      'npm run build',
      'npm run table:package',
      'mkdir "$RUNNER_TEMP/package" && npm pack . ./dist-table --ignore-scripts --pack-destination "$RUNNER_TEMP/package"',
    ]);
  });

  it('is published by whoever runs nothing of the project, and nobody else may', () => {
    const allowed = [...jobs].filter(([, text]) => /: write/.test(text)).map(([name]) => name);
    expect(allowed).toEqual(['publish']);
    const runs = [...job('publish').matchAll(/- run: (.*)/g)].map(([, command]) => command);
    expect(runs).toEqual([
      'for file in ./*.tgz; do npm publish "$file" --provenance --access public --ignore-scripts || exit; done',
    ]);
    expect(job('publish')).not.toContain('actions/checkout');
  });
});
