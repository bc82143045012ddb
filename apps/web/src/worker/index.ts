/**
 * Asking for long work. It is done in web workers, so the page never waits; whoever asks may tell it
 * to stop, which ends the worker at once, in the middle of whatever it does.
 */

import type { AnswerTo, JobRequest } from 'ludoteca/jobs';
import type { Question, Reply } from './messages.ts';

export interface AskOptions {
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly nodes?: number;
  readonly milliseconds?: number;
  readonly onProgress?: (nodes: number) => void;
}

/** Workers that have nothing to do, kept for the next question with the games they have loaded. */
const idle: Worker[] = [];
const mostIdle = 2;

function hire(): Worker {
  return (
    idle.pop() ??
    new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module', name: 'thinking' })
  );
}

export function ask<Request extends JobRequest>(
  request: Request,
  { signal, nodes, milliseconds, onProgress }: AskOptions = {},
): Promise<AnswerTo<Request>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = hire();
    const leave = () => {
      worker.onmessage = null;
      worker.onerror = null;
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      leave();
      worker.terminate();
      reject(signal?.reason);
    };
    const fail = (message: string) => {
      leave();
      worker.terminate();
      reject(new Error(message));
    };
    signal?.addEventListener('abort', stop);
    worker.onerror = (event) => fail(event.message || 'the worker could not be started');
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      switch (data.kind) {
        case 'progress':
          onProgress?.(data.nodes);
          break;
        case 'bug':
          fail(data.message);
          break;
        case 'answer':
          leave();
          if (idle.length < mostIdle) idle.push(worker);
          else worker.terminate();
          // The answer is to this very request: one worker has one question at a time.
          resolve(data.answer as AnswerTo<Request>);
      }
    };
    const question: Question = {
      request,
      ...(nodes !== undefined && { nodes }),
      ...(milliseconds !== undefined && { milliseconds }),
    };
    worker.postMessage(question);
  });
}

/** Whether a rejected question was stopped by its asker, which is no fault. */
export function isStopped(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === 'AbortError';
}
