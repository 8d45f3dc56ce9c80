import { Component, type ReactNode } from 'react';
import { download } from './download.js';
import { messageOf } from './words.js';

interface MishapProps {
  /** What was played, as far as it is known here: a record, or something that was to be one; `null` for nothing. */
  readonly record: () => unknown;
  readonly children: ReactNode;
}

interface Failure {
  readonly failed: boolean;
  readonly message: string;
}

/** What stands where a part of the page can't be shown, in place of a blank one: what was played can still be saved. */
export class Mishap extends Component<MishapProps, Failure> {
  override state: Failure = { failed: false, message: '' };

  static getDerivedStateFromError(error: unknown): Failure {
    return { failed: true, message: messageOf(error) };
  }

  readonly #save = async (): Promise<void> => {
    try {
      const record = await this.props.record();
      if (record === null || record === undefined) throw new Error('There is nothing to save.');
      download('record.json', JSON.stringify(record, null, 1));
    } catch (error) {
      this.setState({ message: messageOf(error) });
    }
  };

  override render(): ReactNode {
    const { failed, message } = this.state;
    if (!failed) return this.props.children;
    return (
      <main className="trouble" role="alert" data-testid="mishap">
        <h1>This can’t be shown</h1>
        <p>{message}</p>
        <p>What was played is not lost: save it, and open it again, here or by the command.</p>
        <p>
          <button type="button" className="main" data-testid="save-record" onClick={this.#save}>
            Save the record
          </button>{' '}
          <a href="#/">To the beginning</a>
        </p>
      </main>
    );
  }
}
