import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import { publicEntries, specifier } from './lib/entries.js';
import { join } from 'node:path';
const root = process.cwd();
const programs: Record<string, string> = {
 one: "import { kiriki } from 'dicewright/kiriki'; const s = kiriki.setup({ players: 2 }); const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }; console.log(kiriki.check(s, roll), kiriki.reduce(s, { ...roll, outcome: [5, 3, 3, 5, 3] }));",
 seeded: "import { createReducer, seededDice } from 'dicewright'; import { kiriki } from 'dicewright/kiriki'; const r = createReducer(kiriki, seededDice('a seed')); console.log(r(kiriki.setup({ players: 2 }), { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }))",
};
for (const [name, contents] of Object.entries(programs)) {
const r = await build({ stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, minify: true, format: 'esm', metafile: true, write: false, platform: 'browser', define: { 'process.env.NODE_ENV': '"production"' }, alias: { ...Object.fromEntries(Object.entries(publicEntries).map(([s, f]) => [specifier(s), join(root, f)])) } });
const out = Object.values(r.metafile.outputs)[0]!;
console.log(name, out.bytes, brotliCompressSync(r.outputFiles[0]!.contents).length);
if (process.argv[2] === name) for (const [k, v] of Object.entries(out.inputs).sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput).slice(0, 60)) if (!k.includes('node_modules')) console.log(String(v.bytesInOutput).padStart(7), k);
}
