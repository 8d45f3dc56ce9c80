// Loads CommonJS as a test runner does that knows no ES modules: `require` of one throws, and `import()` is refused by the
// engine. `node script-loader.cjs PROGRAM` runs a program in this way and prints what it resolves to, with the files that
// were loaded.
const { existsSync, readFileSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { dirname, extname, join, resolve } = require('node:path');
const { compileFunction } = require('node:vm');

/** What kind of module a file is, by its ending and by the nearest package.json. */
function isEsModule(file) {
  const ending = extname(file);
  if (ending !== '.js') return ending === '.mjs';
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
}

const loaded = new Map();
function load(file) {
  const known = loaded.get(file);
  if (known) return known.exports;
  if (isEsModule(file)) throw new Error(`Must use import to load ES Module: ${file}`);
  const module = { exports: {} };
  loaded.set(file, module);
  const native = createRequire(file);
  const requireFrom = (specifier) => {
    const found = native.resolve(specifier);
    return isBuiltin(found) || found.endsWith('.json') ? native(found) : load(found);
  };
  const names = ['require', 'module', 'exports', '__filename', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  run(requireFrom, module, module.exports, file, dirname(file));
  return module.exports;
}

load(resolve(process.argv[2])).then((answer) => {
  console.log(JSON.stringify({ answer, files: [...loaded.keys()] }));
});
