/** In seconds. */
const CLACK = 0.09;
const RATTLE = 0.8;
/** More dice at once are not told apart by ear. */
const MOST = 14;

/** Noise that is always the same. */
const noise = (index: number): number => {
  const value = Math.sin(index * 78.233) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
};

/** A die that hits the table: a crack that dies away at once, and a dull body. */
function clackInto(samples: Float32Array, rate: number, start: number, pitch: number, loudness: number): void {
  for (let i = 0; i < CLACK * rate && start + i < samples.length; i++) {
    const time = i / rate;
    const crack = noise(start + i) * Math.exp(-time * 260);
    const body = Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time * 90);
    const ring = Math.sin(2 * Math.PI * pitch * 2.76 * time) * Math.exp(-time * 150);
    samples[start + i] = (samples[start + i] ?? 0) + loudness * (0.5 * crack + 0.4 * body + 0.25 * ring);
  }
}

/** The sounds of dice, made here: no file is loaded. */
export class Sounds {
  readonly #context = new AudioContext();
  readonly #clack = this.#made(CLACK, (samples, rate) => clackInto(samples, rate, 0, 900, 0.5));
  /** Dice in a hand, so that its end leads to its beginning. */
  readonly #rattle = this.#made(RATTLE, (samples, rate) => {
    for (let i = 0; i < 13; i++) {
      const start = Math.floor(((i + 0.3 * noise(i)) / 13) * (RATTLE - CLACK) * rate);
      clackInto(samples, rate, Math.max(0, start), 1_300 + 500 * noise(i + 20), 0.16 + 0.08 * noise(i + 40));
    }
  });

  /** Dice that come to rest. @param after - in ms @returns ends what is still to be heard */
  settle(after: readonly number[]): () => void {
    const heard = after
      .slice(-MOST)
      .map((ms, index) => this.#play(this.#clack, ms / 1_000, 0.85 + 0.3 * ((index * 0.37) % 1)));
    return () => {
      for (const source of heard) source.stop();
    };
  }

  /** Dice that are shaken. @returns ends it */
  rattle(): () => void {
    const source = this.#play(this.#rattle, 0, 1);
    source.loop = true;
    return () => source.stop();
  }

  #made(seconds: number, fill: (samples: Float32Array, rate: number) => void): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(seconds * sampleRate), sampleRate);
    fill(buffer.getChannelData(0), sampleRate);
    return buffer;
  }

  #play(buffer: AudioBuffer, after: number, speed: number): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = speed;
    source.connect(this.#context.destination);
    // A page that was in the background is asked to be heard again.
    void this.#context.resume();
    source.start(this.#context.currentTime + after);
    return source;
  }
}
