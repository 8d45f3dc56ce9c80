/** Asks the host of this page to begin something. @throws Error (as a rejection) with what it refuses it with */
export async function askHost<Answer>(path: string, wanted: object): Promise<Answer> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(wanted) });
  const answer = (await response.json()) as Answer & { readonly message?: string };
  if (response.ok) return answer;
  throw new Error(answer.message ?? `The server answers ${response.status}.`);
}
