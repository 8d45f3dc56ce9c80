/** The games to begin with, each of another kind: whoever has never played here finds one of them at once. */
export const firstEvening: readonly string[] = [
  'kiriki',
  'rasanto',
  'smuggling',
  'calavera',
  'witches-dance',
  'el-dado',
  'the-fire-red-devil',
  'wolf-in-a-sheeps-coat',
];
