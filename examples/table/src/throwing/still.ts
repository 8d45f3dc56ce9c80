/** Whether whoever looks on prefers that nothing moves. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
