/** What is to be traced for {@link tasksIn}. */
export const TRACED = ['toplevel', 'disabled-by-default-devtools.timeline'] as const;

/** How long each task of the page's own thread has computed, in ms: what others do on the machine meanwhile doesn't count. */
export function tasksIn(trace: Uint8Array): number[] {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
  };
  const isMain = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  );
  return traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name === 'RunTask' && tdur !== undefined && isMain.has(`${pid} ${tid}`) ? tdur / 1_000 : [],
  );
}
