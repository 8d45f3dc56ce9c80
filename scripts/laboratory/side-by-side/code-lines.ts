/** Lines that are neither blank nor comments. */
export function codeLines(text: string): number {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return code.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}
