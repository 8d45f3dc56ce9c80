/** Milliseconds since it was made or restarted. What is played doesn't depend on it. */
export interface Timer {
  readonly passed: () => number;
  readonly restart: () => void;
}

export function timer(): Timer {
  let start = Date.now();
  return {
    passed: () => Date.now() - start,
    restart() {
      start = Date.now();
    },
  };
}
