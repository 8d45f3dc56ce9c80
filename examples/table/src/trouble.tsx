/** Why there is nothing to play. */
export function Trouble({ heading, message }: { readonly heading: string; readonly message: string }) {
  return (
    <main className="trouble" role="alert">
      <h1>{heading}</h1>
      <p>{message}</p>
      <p>
        <a href="#/">All games</a>
      </p>
    </main>
  );
}
