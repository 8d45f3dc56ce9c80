import { deepFreeze, isTree, MAX_DEPTH, plainEqual, thaw, thawState } from '../plain.js';
import { definitionOf } from '../schemas/definition.js';
import type { Shape } from '../schemas/schema.js';
import type * as z from '../schemas/zod.js';
import type { Structure } from './structure.js';

type Schema = z.$ZodType;

/** What every state has besides the fields of its game. Nobody may change options, so they are as good as a leaf. */
const ENVELOPE = ['game', 'rules', 'players', 'options', 'events'];
const LEAVES = ['number', 'string', 'boolean', 'literal', 'enum', 'null'];
const WRAPPERS = ['nullable', 'optional', 'default'];

/** Whether no object or array passes. */
function isLeaf(schema: Schema): boolean {
  const { type, innerType, options } = definitionOf(schema);
  if (LEAVES.includes(type)) return true;
  if (type === 'union') return options?.every(isLeaf) === true;
  return WRAPPERS.includes(type) && innerType !== undefined && isLeaf(innerType);
}

/** How many values (objects, arrays, leaves) there can be in what a schema, which may contain itself, lets pass. */
function mostNodes(schema: Schema, depth: number): number {
  if (isLeaf(schema)) return 1;
  const { type, innerType, element, shape } = definitionOf(schema);
  const { maximum } = schema._zod.bag as { maximum?: number };
  if (depth < MAX_DEPTH) {
    if (type === 'array' && element && maximum !== undefined) return 1 + maximum * mostNodes(element, depth + 1);
    if (type === 'object' && shape) return 1 + mostOf(shape, depth + 1);
    if (WRAPPERS.includes(type) && innerType) return mostNodes(innerType, depth + 1);
  }
  return Number.POSITIVE_INFINITY;
}

const mostOf = (shape: Shape, depth = 0): number =>
  Object.values(shape).reduce((sum, schema) => sum + mostNodes(schema, depth), 0);

/**
 * States of more values than this are not copied: immer's drafts copy only what is written. Measured with lists of
 * numbers and of objects: docs/reference/speed.md, Limits.
 */
export const LARGE = 500;

function nodesUpTo(value: unknown, most: number): number {
  if (most <= 0 || !isTree(value)) return 1;
  let nodes = 1;
  if (Array.isArray(value)) {
    nodes += value.length;
    // About half of all lists hold numbers, which need not be looked at one by one.
    for (let i = 0; i < value.length && nodes <= most; i++) {
      if (isTree(value[i])) nodes += nodesUpTo(value[i], most - nodes);
    }
    return nodes;
  }
  for (const key in value) {
    if (nodes > most) break;
    nodes += nodesUpTo((value as Record<string, unknown>)[key], most - nodes);
  }
  return nodes;
}

/** Whether states of these fields can be large ones. */
const canBeLarge = (shape: Shape): boolean => mostOf(shape) > LARGE;

export const isLarge = (state: object): boolean => nodesUpTo(state, LARGE) > LARGE;

/**
 * The second value, frozen, with all parts that are equal in the first taken from there; the first itself if all are.
 * What is frozen already is left as it is.
 *
 * @param freezes - whether the value itself is frozen, too
 */
export function shared<T>(before: unknown, after: T, freezes: boolean = true): T {
  if (before === after || !isTree(after)) return after;
  if (!isTree(before) || Array.isArray(before) !== Array.isArray(after)) return freezes ? deepFreeze(after) : after;
  if (Object.isFrozen(after)) return plainEqual(before, after) ? (before as T) : after;
  const [old, own] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(own);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const isOld = Object.hasOwn(old, key);
    const [was, now] = [isOld ? old[key] : undefined, own[key]];
    const kept = shared(was, now);
    if (kept !== now) own[key] = kept;
    if (!isOld || kept !== was) isSame = false;
  }
  if (isSame) return before as T;
  return freezes ? Object.freeze(after) : after;
}

/** Counts the properties of `v`: an object with others than its schema has is for functions that know no schema. */
const count = (v: string, n: string): string => `let ${n}=0;for(const k in ${v})${n}++;`;

/**
 * Writes, for each schema that it meets, a function that copies (`c`), one that copies what is known to be as the schema says
 * (`u`) and one that shares (`s`), which are numbered. Each sees values of one schema only, for which V8 then makes good code:
 * functions that see all schemas take ten times as long.
 */
class Writer {
  readonly code: string[] = [];
  readonly #numbers = new Map<Schema, number>();
  #last = 0;

  /** The number of a schema's functions: 0 of those that know no schema, `null` of leaves, which need none. */
  numberOf(schema: Schema): number | null {
    if (isLeaf(schema)) return null;
    const known = this.#numbers.get(schema);
    if (known !== undefined) return known;
    const { type, innerType, element, shape } = definitionOf(schema);
    if (type === 'nullable' && innerType) return this.#write(schema, (n) => this.#nullable(n, innerType));
    if (type === 'array' && element) return this.#write(schema, (n) => this.#list(n, element));
    if (type === 'object' && shape && isWhole(shape)) return this.#write(schema, (n) => this.#record(n, shape));
    return 0;
  }

  #write(schema: Schema, write: (number: number) => void): number {
    const number = ++this.#last;
    this.#numbers.set(schema, number);
    write(number);
    return number;
  }

  #nullable(n: number, innerType: Schema): void {
    const inner = this.numberOf(innerType);
    this.code.push(
      `function c${n}(v){return v===null?null:c${inner}(v)}`,
      `function u${n}(v){return v===null?null:u${inner}(v)}`,
      `function s${n}(b,a){return a===null?null:s${inner}(b,a)}`,
    );
  }

  #list(n: number, element: Schema): void {
    const of = this.numberOf(element);
    const each = (copier: string): string => `for(let i=0;i<c.length;i++)c[i]=${copier}${of}(c[i]);`;
    const copied = of === null ? 'for(const x of c)if(typeof x==="object"&&x!==null)return c0(v);' : each('c');
    const forked = of === null ? '' : each('u');
    const kept = `const x=a[i],y=b[i],z=s${of}(y,x);if(z!==y)same=false;if(z!==x)a[i]=z`;
    const share =
      of === null
        ? 'if(l===b.length){let i=0;while(i<l&&a[i]===b[i])i++;if(i===l)return b}for(let i=0;i<l;i++)if(typeof a[i]==="object"&&a[i]!==null)return s0(b,a);'
        : `let same=l===b.length;for(let i=0;i<l;i++){${kept}}if(same)return b;`;
    this.code.push(
      `function c${n}(v){if(!Array.isArray(v))return c0(v);const c=[...v];${copied}return c}`,
      `function u${n}(v){if(!Array.isArray(v))return c0(v);const c=[...v];${forked}return c}`,
      `function s${n}(b,a){if(a===b)return b;if(!Array.isArray(a)||!Array.isArray(b))return s0(b,a);const l=a.length;${share}return Object.freeze(a)}`,
    );
  }

  #record(n: number, shape: Shape): void {
    const properties = Object.keys(shape).map((key) => ({ key, of: this.numberOf(shape[key] as Schema) }));
    this.#properties(n, properties, false);
  }

  /** The functions of a whole state, which is frozen elsewhere. */
  state(shape: Shape, keys: readonly string[]): number {
    const properties = keys.map((key) =>
      // One that can be missing is there: else the state has other keys.
      ({ key, of: ENVELOPE.includes(key) ? null : this.numberOf(present(shape[key] as Schema)) }),
    );
    const number = ++this.#last;
    this.#properties(number, properties, true);
    return number;
  }

  /** A whole state is frozen elsewhere, and its options are the same in all states. */
  #properties(n: number, properties: readonly Property[], isState: boolean): void {
    const [copy, odd, changed] = isState ? ['c00(v)', 's00(b,a)', 'a'] : ['c0(v)', 's0(b,a)', 'Object.freeze(a)'];
    const own = properties.map(({ key, of }, i) => ({ key: JSON.stringify(key), of, i }));
    const size = own.length;
    const reads = own.map(({ key, i }) => `p${i}=v[${key}]`).join(',');
    const lacks = own.map(({ i }) => `p${i}===undefined`).join('||');
    const isTree = own.flatMap(({ of, key, i }) =>
      of === null && !(isState && key === '"options"') ? `typeof p${i}==="object"&&p${i}!==null` : [],
    );
    const copyBy = (name: string): string => {
      const members = own.map(({ key, of, i }) => `${key}:${of === null ? `p${i}` : `${name}${of}(p${i})`}`);
      return `return{${members}}`;
    };
    const hasOtherKeys = `let n=0;for(const k in v)if(k!==k${n}[n++])return ${copy};if(n!==${size})return ${copy};`;
    const shares = own.map(({ key, of }) =>
      of === null
        ? `x=a[${key}];y=b[${key}];if(x!==y){if(x===undefined)return ${odd};z=s0(y,x);if(z!==x)a[${key}]=z;if(z!==y)same=false}`
        : `x=a[${key}];if(x===undefined)return ${odd};y=b[${key}];z=s${of}(y,x);if(z!==y)same=false;if(z!==x)a[${key}]=z;`,
    );
    this.code.push(
      `var k${n}=[${own.map(({ key }) => key)}];`,
      `function c${n}(v){${hasOtherKeys}const ${reads};if(${[lacks, ...isTree].join('||')})return ${copy};${copyBy('c')}}`,
      // Fields of a state can come and go.
      `function u${n}(v){${isState ? hasOtherKeys : ''}const ${reads};if(${lacks})return ${copy};${copyBy('u')}}`,
      `function s${n}(b,a){if(a===b)return b;${count('a', 'n')}if(n!==${size}||b===null||typeof b!=="object")return ${odd};let same=true,x,y,z;${shares.join('')}if(same){${count('b', 'm')}if(m===${size})return b}return ${changed}}`,
    );
  }
}

/** A property of an object, and the number of its schema's functions. */
interface Property {
  readonly key: string;
  readonly of: number | null;
}

const isOptional = (schema: Schema): boolean => definitionOf(schema).type === 'optional';

const present = (schema: Schema): Schema => (isOptional(schema) ? (definitionOf(schema).innerType as Schema) : schema);

/** Whether objects of the shape have all its properties, and it has some. */
function isWhole(shape: Shape): boolean {
  const keys = Object.keys(shape);
  const isThere = (key: string) => !isOptional(shape[key] as Schema) && key !== '__proto__';
  return keys.length > 0 && keys.every(isThere);
}

/**
 * The structure of states of these fields, made into code of its own as zod makes its parsers; `null` where no code may
 * be made, or none would be better.
 *
 * @param keys - of such a state, in their order, which copies keep; a state with others is left to the plain form
 */
export function compiledStructure(shape: Shape, keys: readonly string[]): Structure | null {
  const fields = keys.filter((key) => !ENVELOPE.includes(key));
  const isKnown = fields.every((key) => Object.hasOwn(shape, key)) && keys.length === fields.length + ENVELOPE.length;
  const missing = Object.keys(shape).filter((key) => !fields.includes(key));
  const isMissed = missing.some((key) => !isOptional(shape[key] as Schema));
  if (!isKnown || isMissed || fields.length === 0) return null;
  const writer = new Writer();
  const state = writer.state(shape, keys);
  const code = `${writer.code.join('')}return{copy:c${state},share:s${state},canBeLarge:L,isLarge:l,perform(x,t,a,o){x.apply(t,a,o,u${state}(t))}}`;
  const share = <T>(before: unknown, after: T): T => shared(before, after, false);
  const make = new Function('c0', 'u0', 'c00', 's0', 's00', 'L', 'l', code);
  return make(thaw, thaw, thawState, shared, share, canBeLarge(shape), isLarge) as Structure;
}
