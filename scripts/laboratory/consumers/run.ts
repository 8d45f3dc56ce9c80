import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../../lib/package/package-build.js';
import type { Consumer, Step } from './consumer.js';

/** Where consumers are set up. */
export interface Workshop {
  /** An empty folder, for all of them. */
  readonly folder: string;
  /** The packed package. */
  readonly tarball: string;
}

/** The outcome of a row: nothing, or the line that says what went wrong, with all that was printed. */
export interface Failure {
  readonly line: string;
  readonly output: string;
}

const NPM_INSTALL = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Runs one command. @returns what it printed, and whether it did what it should */
function runStep({ command, env, prints, patience = 300 }: Step, folder: string, node: string): Failure | undefined {
  const [first = '', ...args] = command;
  const file = first === 'node' ? node : first.startsWith('./') ? join(folder, first) : first;
  const { status, signal, stdout, stderr, error } = spawnSync(file, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: patience * 1_000,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', npm_config_engine_strict: 'false', ...env },
  });
  const output = `${stdout}\n${stderr}`;
  if (status === 0 && (prints === undefined || stdout.includes(prints))) return undefined;
  const ending = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`);
  return { line: errorLine(output) ?? `${command.join(' ')}: ${ending}`, output: `${command.join(' ')}\n${output}` };
}

/** The first line of an output that reports an error. */
export function errorLine(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  const telling = /error(?! code)\b|\bERR_|\bTS\d{4}\b|cannot|not so:|unexpected|is not defined|failed/i;
  const quiet = /^npm (warn|notice)|^at |^\^+$|errors?:? 0\b|\b0 errors/i;
  return lines.find((line) => telling.test(line) && !quiet.test(line));
}

/** The executable of a version of Node, installed once for all rows. */
function nodeOf(version: string, { folder }: Workshop): string {
  if (process.versions.node === version) return process.execPath;
  const home = join(folder, `node-${version}`);
  const file = join(home, 'node_modules', nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ dependencies: { [nodePackage]: version } }));
  const failure = runStep({ command: NPM_INSTALL }, home, process.execPath);
  if (failure) throw new Error(`Node ${version}: ${failure.output}`);
  return file;
}

/** Sets a consumer up in a folder of its own and runs it; the folder is gone afterwards, if all went well. */
export function runConsumer(consumer: Consumer, workshop: Workshop): Failure | undefined {
  const { name, node: version, packages = {}, manifest, files, install, steps } = consumer;
  const folder = join(workshop.folder, name);
  mkdirSync(folder, { recursive: true });
  const dependencies = install ? {} : { dicewright: `file:${workshop.tarball}`, ...packages };
  const members = { name: `consumer-${name}`, private: true, ...manifest, dependencies };
  for (const [path, text] of Object.entries({ 'package.json': `${JSON.stringify(members)}\n`, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const node = version === undefined ? process.execPath : nodeOf(version, workshop);
  for (const step of [...(install?.(workshop.tarball) ?? [{ command: NPM_INSTALL }]), ...steps]) {
    const failure = runStep(step, folder, node);
    if (failure) return failure;
  }
  if (readManifest(join(folder, 'node_modules/dicewright')).name !== 'dicewright')
    return { line: 'not installed', output: '' };
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}
