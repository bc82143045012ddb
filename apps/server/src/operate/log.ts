/** What a server writes about itself: a JSON line each, without names, addresses, secrets or bodies. */

export interface Log {
  info(what: string, about?: Readonly<Record<string, string | number | boolean>>): void;
  warn(what: string, about?: Readonly<Record<string, string | number | boolean>>): void;
}

export function openLog(level: 'info' | 'warn' | 'off', write: (line: string) => void): Log {
  const line =
    (severity: 'info' | 'warn'): Log['info'] =>
    (what, about = {}) => {
      if (level === 'off' || (level === 'warn' && severity === 'info')) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), severity, what, ...about })}\n`);
    };
  return { info: line('info'), warn: line('warn') };
}

/** A fault in one short line: its kind and message, and no more. */
export function faultText(fault: unknown): string {
  return (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)).slice(0, 300);
}
